import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { SeekerPages } from '@skybil/shared';
import { App } from './app/App';
import { bringPublicPages, wantedAt } from './app/public-pages';

/** The site as the server calls it: the same components as in a browser, once they are all there. */
export async function seekerPages(): Promise<SeekerPages> {
  await bringPublicPages();
  return {
    pageAt(address) {
      const wanted = wantedAt(address);
      return wanted && { ...wanted, questions: wanted.asks.map(({ question }) => question) };
    },
    dataOf({ address, file, lowData }, answers, now) {
      const given = wantedAt(address)?.asks.map(({ given }, at) => given(answers[at] as never));
      return {
        now,
        file,
        ...(lowData ? { lowData } : {}),
        fallback: Object.assign({}, ...(given ?? [])) as Record<string, unknown>,
      };
    },
    render: ({ address }, data, config) =>
      renderToString(
        <StrictMode>
          <StaticRouter location={address}>
            <App config={config} data={data} />
          </StaticRouter>
        </StrictMode>,
      ),
  };
}

import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { SeekerPages } from '@skybil/shared';
import { App } from './app/App';
import { preloadPublicPages, publicPageAt } from './app/public-pages';

export async function seekerPages(): Promise<SeekerPages> {
  await preloadPublicPages();
  return {
    pageAt(address) {
      const page = publicPageAt(address);
      return page && { ...page, questions: page.queries.map(({ question }) => question) };
    },
    dataOf({ address, file, lowData }, answers, now) {
      const fallbacks = publicPageAt(address)?.queries.map(({ fallback }, index) =>
        fallback(answers[index] as never),
      );
      return {
        now,
        file,
        ...(lowData ? { lowData } : {}),
        fallback: Object.assign({}, ...(fallbacks ?? [])) as Record<string, unknown>,
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

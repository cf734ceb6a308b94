import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { SeekerPages } from '@skybil/shared';
import { App } from './app/App';
import { preloadPublicPages, publicPageAt } from './app/public-pages';

export async function seekerPages(): Promise<SeekerPages> {
  await preloadPublicPages();
  return {
    pageAt: publicPageAt,
    async load({ address, file, lowData }, ask, now) {
      const loaded = await Promise.all(publicPageAt(address)?.queries.map((query) => query(ask)) ?? []);
      return {
        now,
        file,
        ...(lowData ? { lowData } : {}),
        fallback: Object.assign({}, ...loaded) as Record<string, unknown>,
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

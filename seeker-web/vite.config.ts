import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, type UserConfig, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { BOARD_CONFIG_ID, COLOUR_PROPERTIES, DARK, LIGHT, SITE_NAME } from '@skybil/shared';
import { installable } from './vite/installable.ts';

const { PORT, API_PORT, CONSOLE_PORT, BOARD_CONFIG } = process.env;

/** In development Vite writes what the server writes into the built shell. */
function boardHead(): Plugin {
  const config = (BOARD_CONFIG ?? '{}').replaceAll('<', '\\u003c');
  const head = `<title>${SITE_NAME}</title><script type="application/json" id="${BOARD_CONFIG_ID}">${config}</script>`;
  return {
    name: 'board-head',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('<!--board-head-->', head),
  };
}

/** The colours stand in the page itself: the first paint has them, and they are told once. */
const colours: Plugin = {
  name: 'colours',
  transformIndexHtml: () => [
    ...Object.entries({ light: LIGHT, dark: DARK }).map(([scheme, { page }]) => ({
      tag: 'meta',
      attrs: { name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: page },
    })),
    { tag: 'style', children: COLOUR_PROPERTIES },
  ],
};

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/;
const STARTS = /\n *<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * A page is painted with its first bytes: its styles stand in it, and what starts the site comes last, so that it does not
 * take the line from what is read.
 */
const readFirst: Plugin = {
  name: 'read-first',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const [link = '', file = ''] = STYLESHEET.exec(html) ?? [];
      const styles = bundle[file];
      if (styles?.type !== 'asset') throw new Error('The site has no styles');
      Reflect.deleteProperty(bundle, file);
      const starts = (html.match(STARTS) ?? []).join('');
      return html
        .replace(STARTS, '')
        .replace(link, () => `<style>${String(styles.source).trim()}</style>`)
        .replace('\n  </body>', () => `${starts}\n  </body>`);
    },
  },
};

/**
 * Names for debuggers, which would keep what nobody uses of React Router in the bundle, and words that say so of what makes
 * a component: 2 kB.
 */
const onlyWhatIsUsed: Plugin = {
  name: 'only-what-is-used',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\/dist/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'),
      map: null,
    }),
  },
};

const FIRST_SCREEN_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr|dequal|use-sync-external-store)\//;
/** Of `libs/shared`, which is imported whole, what single pages need. */
const SINGLE_PAGES = /libs\/shared\/dist\/(names|newsletter-notes|passwords|receipts|retention)\.js$/;

interface ModuleGraph {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: string[] } | null;
}

/** Whether any page needs a module at once: imports lead to it from what starts the site. */
function isNeededAtOnce(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id) || SINGLE_PAGES.test(id)) return false;
  seen.add(id);
  const { isEntry = false, importers = [] } = graph.getModuleInfo(id) ?? {};
  return isEntry || importers.some((importer) => isNeededAtOnce(importer, graph, seen));
}

const proxied = {
  '/api': `http://127.0.0.1:${API_PORT ?? 3001}`,
  '/inbox': `http://127.0.0.1:${API_PORT ?? 3001}`,
  '/dashboard': { target: `http://127.0.0.1:${CONSOLE_PORT ?? 3002}`, ws: true },
};

/** As small as can be: that takes seconds, which the server would take from whoever comes first. */
const compressed = compression({ algorithms: ['brotliCompress'], include: /\.(js|svg)$/ });

/** Without the code of React Router's framework. */
const ROUTER = { 'react-router-dom': fileURLToPath(new URL('src/lib/router.tsx', import.meta.url)) };

/** The site as browsers load it. */
const forBrowsers: UserConfig = {
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // 4 kB in all: one page with it is there sooner than a stylesheet
    cssCodeSplit: false,
    manifest: true,
    // The first screen in two files instead of a dozen small ones: requests cost more than bytes on a slow network.
    rolldownOptions: {
      output: {
        codeSplitting: {
          // what else these files import is asked about by itself
          includeDependenciesRecursively: false,
          groups: [
            { name: 'vendor', test: FIRST_SCREEN_PACKAGES },
            { name: (id, graph) => (isNeededAtOnce(id, graph) ? 'start' : null) },
          ],
        },
      },
    },
  },
};

/** The same site as the API renders pages with (`vite build --ssr src/entry-server.tsx`); it needs no package beside it. */
const forTheServer: UserConfig = {
  // React's own checks of a development build cost several times what they watch
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    // for browsers alone, and loaded by none of the rendered pages
    external: ['@clerk/react', 'dompurify', 'react-toastify'],
  },
  build: {
    outDir: 'dist-server',
    copyPublicDir: false,
    rolldownOptions: {
      output: { format: 'cjs', entryFileNames: '[name].cjs', chunkFileNames: 'assets/[name]-[hash].cjs' },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    boardHead(),
    colours,
    onlyWhatIsUsed,
    ...(isSsrBuild ? [] : [readFirst, compressed, installable]),
  ],
  resolve: { alias: ROUTER },
  ...(isSsrBuild ? forTheServer : forBrowsers),
  server: { port: Number(PORT ?? 3000), strictPort: true, proxy: proxied },
}));

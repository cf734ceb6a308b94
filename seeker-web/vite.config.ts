import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
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

const FIRST_SCREEN_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr|dequal|use-sync-external-store)\//;
/** Pages that most come by. */
const FIRST_FILES = /src\/pages\/(HomePage|JobPage)\.tsx$/;
/** Of `libs/shared`, which is imported whole, what single pages need. */
const SINGLE_PAGES = /libs\/shared\/dist\/(names|newsletter-notes|passwords|receipts|retention)\.js$/;

interface ModuleGraph {
  getModuleInfo: (id: string) => {
    isEntry: boolean;
    importers: string[];
    dynamicImporters: string[];
  } | null;
}

/** The files that could not do without a module: what starts the site, and what is loaded later. */
function neededBy(id: string, graph: ModuleGraph, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const { isEntry = false, importers = [], dynamicImporters = [] } = graph.getModuleInfo(id) ?? {};
  const isFile = isEntry || dynamicImporters.length > 0;
  return [...(isFile ? [id] : []), ...importers.flatMap((importer) => neededBy(importer, graph, seen))];
}

/** Without those that are only loaded from where the module is already. */
function neededFirstBy(id: string, graph: ModuleGraph): string[] {
  const files = neededBy(id, graph);
  const isThere = (file: string) => {
    const { isEntry = false, dynamicImporters = [] } = graph.getModuleInfo(file) ?? {};
    const from = new Set(dynamicImporters.flatMap((importer) => neededBy(importer, graph)));
    return !isEntry && !from.has(file) && [...from].every((other) => files.includes(other));
  };
  return files.filter((file) => !isThere(file));
}

/**
 * The first screen comes in few files, since requests cost more than bytes on a slow network: what any page needs, and what
 * home or a job page share with others, lies with what starts the site. What other pages share is one file too.
 */
function fileOf(id: string, graph: ModuleGraph): string | null {
  if (SINGLE_PAGES.test(id)) return null;
  const files = neededFirstBy(id, graph);
  if (files.some((file) => graph.getModuleInfo(file)?.isEntry)) return 'start';
  if (files.length < 2) return null;
  return files.some((file) => FIRST_FILES.test(file)) ? 'start' : 'shared';
}

const proxied = {
  '/api': `http://127.0.0.1:${API_PORT ?? 3001}`,
  '/inbox': `http://127.0.0.1:${API_PORT ?? 3001}`,
  '/dashboard': { target: `http://127.0.0.1:${CONSOLE_PORT ?? 3002}`, ws: true },
};

/** As small as can be: that takes seconds, which the server would take from whoever comes first. */
const compressed = compression({ algorithms: ['brotliCompress'], include: /\.(js|svg)$/ });

/** The site as browsers load it. */
const forBrowsers: UserConfig = {
  build: {
    target: browserslistToEsbuild(),
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
          groups: [{ name: 'vendor', test: FIRST_SCREEN_PACKAGES }, { name: fileOf }],
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
  plugins: [react(), boardHead(), colours, ...(isSsrBuild ? [] : [readFirst, compressed, installable])],
  ...(isSsrBuild ? forTheServer : forBrowsers),
  server: { port: Number(PORT ?? 3000), strictPort: true, proxy: proxied },
}));

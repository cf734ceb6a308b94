import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { type Plugin, type UserConfig, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { BOARD_CONFIG_ID, COLOUR_PROPERTIES, DARK, LIGHT, SITE_NAME } from '@skybil/shared';
import { installable } from './vite/installable.ts';

const { PORT, API_PORT, CONSOLE_PORT, BOARD_CONFIG } = process.env;

/** In production the API writes this into the shell. */
function boardHead(): Plugin {
  const config = (BOARD_CONFIG ?? '{}').replaceAll('<', '\\u003c');
  const head = `<title>${SITE_NAME}</title><script type="application/json" id="${BOARD_CONFIG_ID}">${config}</script>`;
  return {
    name: 'board-head',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('<!--board-head-->', head),
  };
}

/** Writes the colours of libs/shared into the page. */
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

const SCRIPTS = /\n *<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * Writes the styles into the page: they have 7 kB, and a request for them would delay the first paint. Moves the scripts to
 * the end of the page, because in the head they may run before the first paint.
 */
const fastFirstPaint: Plugin = {
  name: 'fast-first-paint',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const styles = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
      if (styles?.type !== 'asset') throw new Error('The build has no stylesheet');
      Reflect.deleteProperty(bundle, styles.fileName);
      const scripts = (html.match(SCRIPTS) ?? []).join('');
      return html
        .replace(SCRIPTS, '')
        .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${String(styles.source).trim()}</style>`)
        .replace('\n  </body>', () => `${scripts}\n  </body>`);
    },
  },
};

const proxied = {
  '/api': `http://127.0.0.1:${API_PORT ?? 3001}`,
  '/inbox': `http://127.0.0.1:${API_PORT ?? 3001}`,
  '/dashboard': { target: `http://127.0.0.1:${CONSOLE_PORT ?? 3002}`, ws: true },
};

/** Compressed at the build, because the best quality takes seconds. */
const compressed = compression({ algorithms: ['brotliCompress'], include: /\.(js|svg)$/ });

/** What the account pages and the apply sheet share. */
const ACCOUNT = /features\/(session|email-proof|reset)\/|pages\/ProofPrompt|proof-signal|ui\/BusyButton/;

/** Fields with rules, which home and job page do not have. */
const FORMS =
  /passwords\.[jt]s|src\/ui\/(Field|Form|NewPasswordField|PasswordField|ShowablePassword|EmailField)\.tsx/;

/** Search and filters, which the job page does not have. */
const LISTS =
  /features\/jobs\/(?:api\/get-jobs|hooks\/|components\/FilterForm|count-words|f[^/]+|job-filter|results)/;

/** The site as browsers load it. */
const forBrowsers: UserConfig = {
  build: {
    target: browserslistToEsbuild(),
    modulePreload: {
      polyfill: false,
      // The first page has its links from the API. Lists of files for the pages after it would cost 1 kB.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    cssCodeSplit: false,
    manifest: true,
    rolldownOptions: {
      output: {
        // a request costs more than a few bytes on a slow network
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
            {
              name: 'shared',
              minShareCount: 4,
              test: (id: string) => ![FORMS, LISTS, ACCOUNT].some((late) => late.test(id)),
            },
            { name: 'forms', test: FORMS },
          ],
        },
      },
    },
  },
};

/** The site as the API renders it (`vite build --ssr src/entry-server.tsx`), with all packages bundled. */
const forTheServer: UserConfig = {
  // the development build of React is several times slower
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    // not needed by server-rendered pages
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
  plugins: [react(), boardHead(), colours, ...(isSsrBuild ? [] : [fastFirstPaint, compressed, installable])],
  ...(isSsrBuild ? forTheServer : forBrowsers),
  server: { port: Number(PORT ?? 3000), strictPort: true, proxy: proxied },
}));

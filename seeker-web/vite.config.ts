import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { type Plugin, type UserConfig, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { BOARD_CONFIG_ID, COLOUR_PROPERTIES, DARK, LIGHT, SITE_NAME } from '@skybil/shared';
import { serviceWorker } from './vite/service-worker.ts';

const { PORT, API_PORT, CONSOLE_PORT, BOARD_CONFIG } = process.env;

/** In production the API writes this into the shell. */
function boardHead(): Plugin {
  const config = (BOARD_CONFIG ?? '{}').replaceAll('<', '\\u003c');
  const logo = '<style>:root{--logo:url(/favicon.svg)}</style>';
  const head = `<title>${SITE_NAME}</title>${logo}<script type="application/json" id="${BOARD_CONFIG_ID}">${config}</script>`;
  return {
    name: 'board-head',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html.replace('<!--board-head-->', head).replace('<!--board-name-->', SITE_NAME),
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
 * Writes the styles of the first screens into the page, because a request for them would delay the first paint. Moves the
 * scripts to the end of the page, because in the head they may run before the first paint.
 */
function fastFirstPaint(): Plugin {
  let styles = '';
  return {
    name: 'fast-first-paint',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        const files = Object.values(bundle);
        const file = files.find(({ fileName }) => /\/styles-[^/]+\.css$/.test(fileName));
        if (file?.type !== 'asset') throw new Error('The build has no styles for the first screens');
        styles = String(file.source).trim();
        Reflect.deleteProperty(bundle, file.fileName);
        for (const chunk of files)
          if (chunk.type === 'chunk') chunk.viteMetadata?.importedCss.delete(file.fileName);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const scripts = (html.match(SCRIPTS) ?? []).join('');
        return html
          .replace(SCRIPTS, '')
          .replace('\n  </head>', () => `<style>${styles}</style>\n  </head>`)
          .replace('\n  </body>', () => `${scripts}\n  </body>`);
      },
    },
  };
}

const proxied = {
  '^/(favicon\\.svg|manifest\\.webmanifest|(apple-touch-)?icon[\\w-]*\\.png)$': `http://127.0.0.1:${API_PORT ?? 3001}`,
  '/api': `http://127.0.0.1:${API_PORT ?? 3001}`,
  '/inbox': `http://127.0.0.1:${API_PORT ?? 3001}`,
  '/dashboard': { target: `http://127.0.0.1:${CONSOLE_PORT ?? 3002}`, ws: true },
};

/** Compressed at the build, because the best quality takes seconds. */
const compressed = compression({ algorithms: ['brotliCompress'], include: /\.(js|css|svg)$/ });

/** What the account pages and the apply sheet share. */
const ACCOUNT =
  /features\/(session|email-proof|reset)\/|pages\/(Login|Proof)Prompt|proof-signal|ui\/(BusyButton|Dialog|SecondStep)/;

/** Fields with rules, which home and job page do not have. */
const FORMS =
  /passwords\.[jt]s|lib\/(use-submit|form)\.ts|src\/ui\/(CodeField|Field|Form|NewPasswordField|PasswordField|ShowablePassword|EmailField)\.tsx/;

/** Search and filters, which the job page does not have. */
const LISTS =
  /features\/jobs\/(?:api\/get-(?:jobs|facets)|hooks\/|components\/(?:FilterForm|JobCard|JobList|ListPage|No\w+|Placeholders)|count-words|f[^/]+|job-filter|results)/;

/** Styles that no first screen needs. They load with the first part that needs them. */
const LATER_STYLES =
  /(features\/(account|applications|company-page|privacy|recruiter|reset)\/.*|saved-list|pdf-\w+|sheet|dialog|suggestions|toast-area)\.css$/;

/** The site as browsers load it. */
const forBrowsers: UserConfig = {
  build: {
    target: browserslistToEsbuild(),
    modulePreload: {
      polyfill: false,
      // The first page has its links from the API. Lists of files for the pages after it would cost 1 kB.
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    manifest: true,
    rolldownOptions: {
      output: {
        // a request costs more than a few bytes on a slow network
        codeSplitting: {
          groups: [
            { name: 'later', test: LATER_STYLES },
            { name: 'styles', test: /\.css$/ },
            { name: 'vendor', test: /node_modules/, tags: ['$initial'] },
            {
              name: 'shared',
              minShareCount: 4,
              test: (id: string) => ![FORMS, LISTS, ACCOUNT].some((late) => late.test(id)),
            },
            { name: 'forms', test: FORMS },
            // their dependencies are in the parts that every page loads
            { name: 'lists', test: LISTS, minShareCount: 2, includeDependenciesRecursively: false },
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
  plugins: [
    react(),
    boardHead(),
    colours,
    ...(isSsrBuild ? [] : [fastFirstPaint(), compressed, serviceWorker]),
  ],
  ...(isSsrBuild ? forTheServer : forBrowsers),
  server: { port: Number(PORT ?? 3000), strictPort: true, proxy: proxied },
}));

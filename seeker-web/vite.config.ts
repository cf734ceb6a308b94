import react from '@vitejs/plugin-react';
import { type Plugin, type UserConfig, defineConfig } from 'vite';
import { BOARD_CONFIG_ID, COLOUR_PROPERTIES, DARK, LIGHT, SITE_NAME } from '@skybil/shared';

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

const FIRST_SCREEN_PACKAGES =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|swr|dequal|use-sync-external-store|openapi-fetch)\//;
const SHARED_CODE =
  /libs\/(shared|api-client|web)\/|seeker-web\/src\/(ui|lib)\/(?!sanitize|.*Adapter|Dialog|dialog|NewPassword|Pdf|pdf)/;

const proxied = {
  '/api': `http://127.0.0.1:${API_PORT ?? 3001}`,
  '/inbox': `http://127.0.0.1:${API_PORT ?? 3001}`,
  '/dashboard': { target: `http://127.0.0.1:${CONSOLE_PORT ?? 3002}`, ws: true },
};

/** The site as browsers load it. */
const forBrowsers: UserConfig = {
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // The first screen in two files instead of a dozen small ones: requests cost more than bytes on a slow network.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: FIRST_SCREEN_PACKAGES },
            { name: 'common', test: SHARED_CODE },
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
  plugins: [react(), boardHead(), colours],
  ...(isSsrBuild ? forTheServer : forBrowsers),
  server: { port: Number(PORT ?? 3000), strictPort: true, proxy: proxied },
}));

import react from '@vitejs/plugin-react';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { BOARD_CONFIG_ID, SITE_NAME, STAFF_PAGE } from '@skybil/shared';
import { type Plugin, defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

const { API_PORT = '3001', CONSOLE_PORT = '3002', BOARD_CONFIG = '{}' } = process.env;
const api = `http://127.0.0.1:${API_PORT}`;

/** In production the API writes this into the shell. */
const boardHead: Plugin = {
  name: 'board-head',
  apply: 'serve',
  transformIndexHtml: (html) =>
    html.replace(
      '<!--board-head-->',
      `<title>${SITE_NAME} recruiter console</title>
    <style>:root{--logo:url(/favicon.svg)}</style>
    <script type="application/json" id="${BOARD_CONFIG_ID}">${BOARD_CONFIG.replaceAll('<', '\\u003c')}</script>`,
    ),
};

/** `vite build --mode staff` builds the moderators' console, which has its own page and bundle. */
const ENTRIES = {
  console: { base: '/dashboard/', build: { target: browserslistToEsbuild() } },
  staff: {
    base: `${STAFF_PAGE}/`,
    root: 'staff',
    build: { target: browserslistToEsbuild(), outDir: 'dist' },
  },
};

export default defineConfig(({ mode }) => ({
  ...(mode === 'staff' ? ENTRIES.staff : ENTRIES.console),
  // compressed at the build, because the best quality takes seconds
  plugins: [react(), boardHead, compression({ algorithms: ['brotliCompress'], include: /\.(js|css|svg)$/ })],
  server: {
    host: '127.0.0.1',
    port: Number(CONSOLE_PORT),
    strictPort: true,
    proxy: { '/api': { target: api, changeOrigin: false } },
  },
}));

import type { PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** Chunks that need a connection anyway. The worker does not prefetch them, but caches them after use. */
const ONLINE_ONLY =
  'assets/{ClerkAuthAdapter,RecruiterDialog,{Login,Newsletter,ResetPassword,SignIn,SignUp,VerifyEmail}Page}-*';

/** The service worker. The API serves manifest and icons, which differ from board to board. */
export const serviceWorker: PluginOption = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/worker',
  filename: 'sw.ts',
  // the site registers the worker itself, when idle
  injectRegister: false,
  manifest: false,
  injectManifest: {
    rollupFormat: 'iife',
    globPatterns: ['assets/*.{js,css}'],
    globIgnores: [ONLINE_ONLY],
  },
});

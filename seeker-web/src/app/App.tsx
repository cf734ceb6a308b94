import './tokens.css';
import './base.css';
import '../ui/controls.css';
import { SWRConfig, type SWRConfiguration } from 'swr';
import type { BoardConfig } from '@skybil/shared';
import { BoardConfigProvider } from '../lib/board-config';
import { reportError } from '../lib/report-error';
import { AppRoutes } from './AppRoutes';
import { AuthAdapter } from './AuthAdapter';
import { PageChange } from './PageChange';
import { Toasts } from './Toasts';

interface AppProps {
  config: BoardConfig;
  /** Data known from the start, by swr key. */
  fallback?: SWRConfiguration['fallback'];
}

/** Everything below the router, which differs between a browser, a server and a test. */
export function App({ config, fallback = {} }: AppProps) {
  return (
    <BoardConfigProvider value={config}>
      <SWRConfig
        value={{ fallback, onError: reportError, shouldRetryOnError: false, revalidateOnFocus: false }}
      >
        <AppRoutes />
        <PageChange />
        <AuthAdapter />
        <Toasts />
      </SWRConfig>
    </BoardConfigProvider>
  );
}

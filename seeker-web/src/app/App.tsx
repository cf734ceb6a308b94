import './tokens.css';
import './base.css';
import '../ui/controls.css';
import './print.css';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { BoardConfig, PageData } from '@skybil/shared';
import { BoardConfigProvider } from '../lib/board-config';
import { LowDataProvider } from '../lib/low-data';
import { RenderedAtProvider } from '../lib/page-data';
import { SavedJobsSync } from '../features/saved-jobs/components/SavedJobsSync';
import { reportError } from '../lib/report-error';
import { AppRoutes } from './AppRoutes';
import { AuthAdapter } from './AuthAdapter';
import { Offline } from './Offline';
import { PageChange } from './PageChange';
import { Toasts } from './Toasts';

interface AppProps {
  config: BoardConfig;
  /** What the page was rendered with. */
  data?: PageData | undefined;
}

/** Everything below the router, which differs between a browser, a server and a test. */
export function App({ config, data }: AppProps) {
  const location = useLocation();
  const [first] = useState(location);
  const [hasMoved, setHasMoved] = useState(false);
  if (location !== first && !hasMoved) setHasMoved(true);
  return (
    <BoardConfigProvider value={config}>
      <LowDataProvider value={data?.lowData ?? false}>
        <RenderedAtProvider value={data?.now}>
          <SWRConfig
            value={{
              fallback: data?.fallback ?? {},
              // what the first page came with is not asked for again; whoever goes on and comes back sees what is new
              revalidateIfStale: !data || hasMoved,
              onError: reportError,
              shouldRetryOnError: false,
              revalidateOnFocus: false,
            }}
          >
            <AppRoutes />
            <PageChange />
            <AuthAdapter />
            <SavedJobsSync />
            <Toasts />
            <Offline />
          </SWRConfig>
        </RenderedAtProvider>
      </LowDataProvider>
    </BoardConfigProvider>
  );
}

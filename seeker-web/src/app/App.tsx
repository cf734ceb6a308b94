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
  data?: PageData | undefined;
}

/** Everything inside the router. The router differs between browser, server and tests. */
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
              // the answers of the rendered page are fresh; they are requested again once the visitor has navigated
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

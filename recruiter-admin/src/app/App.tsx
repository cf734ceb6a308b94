import { useState } from 'react';
import { useMediaQuery } from '@mui/material';
import { Admin, CustomRoutes, localStorageStore, Resource, type Store } from 'react-admin';
import { createBrowserRouter, Route, RouterProvider } from 'react-router-dom';
import { SITE_NAME } from '@skybil/shared';
import { authProvider } from '../providers/auth-provider';
import { dataProvider } from '../providers/data-provider';
import { applications } from '../resources/applications';
import { addJob, jobs } from '../resources/jobs';
import { overview } from '../resources/overview';
import { profile } from '../resources/profile';
import { i18nProvider } from './i18n-provider';
import { ConsoleLayout } from './layout/ConsoleLayout';
import { NotFound } from './NotFound';
import { PHONE } from './theme/component-styles';
import { darkTheme, lightTheme } from './theme/theme';
import { Toasts } from './Toasts';

/** Persists react-admin's preferences. On a small screen the menu covers the page, so an open menu is not persisted. */
function createStore(isPhone: boolean): Store {
  const store = localStorageStore();
  if (isPhone) store.removeItem('sidebar.open');
  return store;
}

/** `/dashboard` shows the list of the first resource. */
export function Console() {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const [store] = useState(() => createStore(isPhone));
  return (
    <Admin
      title={`${SITE_NAME} recruiter console`}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      layout={ConsoleLayout}
      lightTheme={lightTheme}
      darkTheme={darkTheme}
      notification={Toasts}
      loginPage={false}
      catchAll={NotFound}
      requireAuth
      disableTelemetry
      store={store}
    >
      <Resource {...jobs} />
      <Resource {...applications} />
      <CustomRoutes>
        <Route {...addJob} />
        <Route {...overview} />
        <Route {...profile} />
      </CustomRoutes>
    </Admin>
  );
}

// forms can warn about unsaved changes only under a data router
const router = createBrowserRouter([{ path: '*', element: <Console /> }], { basename: '/dashboard' });

export const App = () => <RouterProvider router={router} />;

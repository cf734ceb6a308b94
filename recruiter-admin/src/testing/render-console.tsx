import { STORAGE_KEYS } from '@skybil/shared';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Console } from '../app/App';
import { arrange, ok } from '@skybil/web/testing/network';
import { company, session, stageCounts } from './records';

/** Renders the console at one of its addresses, signed in as Kano Softworks. */
export function renderConsole(path: string) {
  localStorage.setItem(STORAGE_KEYS.companyToken, 'token-of-kano');
  arrange('GET /api/company/company', ok({ company }));
  return renderAsIs(path);
}

/** Renders the console without changing who is signed in. */
export function renderAsIs(path: string) {
  arrange('GET /api/company/second-factor', ok({ on: false, recoveryCodesLeft: 0 }));
  arrange('POST /api/company/sign-out', ok());
  arrange('GET /api/company/stage-counts', ok({ counts: stageCounts() }));
  arrange('GET /api/company/interviews', ok({ data: [] }));
  arrange('POST /api/company/check-wording', ok({ unfair: [] }));
  arrange(
    'GET /api/company/registration',
    ok({ registration: { state: 'not sent', prefixes: ['RC', 'BN'] } }),
  );
  arrange('GET /api/company/sessions', ok({ sessions: [session({ current: true })] }));
  const router = createMemoryRouter([{ path: '*', element: <Console /> }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return { router, user: userEvent.setup({ applyAccept: false, delay: null }) };
}

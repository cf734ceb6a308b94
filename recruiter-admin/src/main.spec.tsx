import { STORAGE_KEYS } from '@skybil/shared';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { browser } from './providers/session';
import { arrange, ok, rows } from '@skybil/web/testing/network';
import { company, job } from './testing/records';

it('starts at Manage Jobs under /dashboard and reloads when another tab signs out', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  localStorage.setItem(STORAGE_KEYS.companyToken, 'token-of-kano');
  arrange('GET /api/company/company', ok({ company }));
  arrange('GET /api/company/jobs', rows([job()]));
  await import('./main');
  expect(await screen.findByText('Welcome, Kano Softworks')).toBeInTheDocument();
  expect(await screen.findByText('Frontend Developer')).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/dashboard/manage-jobs'));
  window.dispatchEvent(
    new StorageEvent('storage', {
      key: STORAGE_KEYS.companyToken,
      oldValue: 'token-of-kano',
      newValue: null,
    }),
  );
  expect(browser.reload).toHaveBeenCalledOnce();
});

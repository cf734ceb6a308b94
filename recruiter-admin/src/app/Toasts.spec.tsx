import { MESSAGES, STORAGE_KEYS, type PendingToast } from '@skybil/shared';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { toasts } from '@skybil/web/testing/toasts';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { AdminContext, useNotify, type NotificationOptions, type NotificationType } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { i18nProvider } from './i18n-provider';
import { Toasts } from './Toasts';

const Wrapper = ({ children }: { children: ReactNode }) => (
  <AdminContext i18nProvider={i18nProvider}>
    {children}
    <Toasts />
  </AdminContext>
);
function show() {
  const { result } = renderHook(() => useNotify(), { wrapper: Wrapper });
  const say = (message: string, options: NotificationOptions & { type?: NotificationType }) =>
    act(async () => {
      result.current(message, options);
      await Promise.resolve();
    });
  return { say };
}
const kinds = () => [...document.querySelectorAll('.Toastify__toast')].map((each) => each.className);

describe('toasts', () => {
  it('stand at the bottom for 5000 ms and are focused with Alt+T', async () => {
    const { say } = show();
    await say('Saved', { type: 'success' });
    expect(await screen.findByText('Saved')).toBeVisible();
    const area = document.querySelector<HTMLElement>('.Toastify__toast-container--bottom-center');
    const bar = document.querySelector<HTMLElement>('[role="progressbar"]');
    expect(bar?.style.animationDuration).toBe('5000ms');
    const user = userEvent.setup({ delay: null });
    await user.keyboard('t');
    await user.keyboard('{Alt>}x{/Alt}');
    expect(area).not.toContainElement(document.activeElement as HTMLElement);
    await user.keyboard('{Alt>}t{/Alt}');
    expect(area).toContainElement(document.activeElement as HTMLElement);
  });

  it.each([
    ['success', 'success'],
    ['error', 'error'],
    ['warning', 'error'],
    ['info', 'info'],
  ] as const)('show %s as %s', async (type, shown) => {
    const { say } = show();
    await say('Hello', { type });
    await screen.findByText('Hello');
    expect(kinds()).toEqual([expect.stringContaining(`Toastify__toast--${shown}`)]);
  });

  it('are one at a time, the newest in place of the others [SITE-11]', async () => {
    const { say } = show();
    await say('Down', { type: 'error' });
    await say('Down', { type: 'error' });
    expect(await screen.findAllByText('Down')).toHaveLength(1);
    await say('Up', { type: 'success' });
    expect(await screen.findByText('Up')).toBeVisible();
    await waitFor(() => expect(toasts()).toEqual(['success: Up']));
  });

  it('use our texts in place of react-admin’s', async () => {
    const { say } = show();
    await say('ra.notification.http_error', { type: 'error' });
    expect(await screen.findByText(MESSAGES.unreachable)).toBeVisible();
  });

  it('fill in the placeholders of a text', async () => {
    const { say } = show();
    await say('ra.notification.updated', { messageArgs: { smart_count: 1 } });
    expect(await screen.findByText('Element updated')).toBeVisible();
  });

  it('show a message that another page stored, once', async () => {
    const left: PendingToast = { type: 'success', message: MESSAGES.loggedIn };
    sessionStorage.setItem(STORAGE_KEYS.pendingToast, JSON.stringify(left));
    show();
    expect(await screen.findAllByText(MESSAGES.loggedIn)).toHaveLength(1);
    expect(kinds()).toEqual([expect.stringContaining('Toastify__toast--success')]);
    expect(sessionStorage.getItem(STORAGE_KEYS.pendingToast)).toBeNull();
  });
});

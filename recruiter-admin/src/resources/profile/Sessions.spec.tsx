import { MESSAGES } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, noAnswerYet, ok } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { session } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const SESSIONS = 'GET /api/company/sessions';
const END = 'POST /api/company/end-session';
const END_OTHERS = 'POST /api/company/end-other-sessions';
const HERE = session({ _id: 'sess_1', current: true, lastUsedAt: new Date().toISOString() });
const PHONE = session({
  _id: 'sess_2',
  device: 'Chrome on Android',
  lastUsedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
});
const rows = () => screen.findAllByRole('listitem');

/** The profile of a company that is signed in here and on a phone. */
function onTwoDevices() {
  const console = renderConsole('/profile');
  arrange(SESSIONS, ok({ sessions: [HERE, PHONE] }));
  return console;
}

describe('the sessions of a company', () => {
  it('are listed with their last use, and the current one has no button', async () => {
    onTwoDevices();
    const button = await screen.findByRole('button', {
      name: 'Sign out Chrome on Android, used 3 hours ago',
    });
    const [here, phone] = (await rows()).filter((row) => /place unknown/.test(row.textContent ?? ''));
    expect(here).toHaveTextContent(/^Firefox on Windowsused just now, place unknownThis device$/);
    expect(phone).toContainElement(button);
    expect(within(here as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
  });

  it('can be ended one by one [CONSOLE-6]', async () => {
    const { user } = onTwoDevices();
    arrange(END, () => {
      arrange(SESSIONS, ok({ sessions: [HERE] }));
      return ok({}, MESSAGES.sessionEnded);
    });
    await user.click(await screen.findByRole('button', { name: /^Sign out Chrome/ }));
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
    expect(callsTo(END).map(({ body }) => body)).toEqual([{ id: 'sess_2' }]);
    expect(toasts()).toEqual([`success: ${MESSAGES.sessionEnded}`]);
    expect(screen.queryByRole('button', { name: 'Sign out all other devices' })).not.toBeInTheDocument();
  });

  it('move the focus to the heading when a button disappears [SITE-17]', async () => {
    const { user } = onTwoDevices();
    arrange(END, () => {
      arrange(SESSIONS, ok({ sessions: [HERE] }));
      return ok({}, MESSAGES.sessionEnded);
    });
    await user.click(await screen.findByRole('button', { name: /^Sign out Chrome/ }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Where you are signed in' })).toHaveFocus(),
    );
  });

  it('are removed from the list if they had ended already, with a message', async () => {
    const { user } = onTwoDevices();
    arrange(END, () => {
      arrange(SESSIONS, ok({ sessions: [HERE] }));
      return failure(404, 'not_found', MESSAGES.sessionNotFound);
    });
    await user.click(await screen.findByRole('button', { name: /^Sign out Chrome/ }));
    await waitFor(() => expect(screen.queryByText('Chrome on Android')).not.toBeInTheDocument());
    expect(toasts()).toEqual([`error: ${MESSAGES.sessionNotFound}`]);
  });

  it('can all be ended except the current one, with one request', async () => {
    const { user } = onTwoDevices();
    arrange(END_OTHERS, noAnswerYet);
    await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Sign out Chrome/ })).toBeDisabled());
    expect(callsTo(END_OTHERS)).toHaveLength(1);
  });

  it('offer Retry if they fail to load', async () => {
    const { user } = renderConsole('/profile');
    arrange(SESSIONS, failure(503, 'unavailable', MESSAGES.unavailable));
    expect(
      await screen.findByText(`Your devices could not be loaded. ${MESSAGES.unavailable}`),
    ).toBeVisible();
    arrange(SESSIONS, ok({ sessions: [HERE] }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('This device')).toBeVisible();
  });

  it('show a loader until they have loaded', async () => {
    renderConsole('/profile');
    arrange(SESSIONS, noAnswerYet);
    expect(await screen.findByRole('progressbar', { name: 'Loading your devices' })).toBeInTheDocument();
  });
});

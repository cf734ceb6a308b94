import { MESSAGES } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { renderConsole } from '../../../testing/render-console';

const STATE = 'GET /api/company/second-factor';
const BEGIN = 'POST /api/company/begin-second-factor';
const CONFIRM = 'POST /api/company/confirm-second-factor';
const END = 'POST /api/company/end-second-factor';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = ['mfrg-gzdf-mzta-nbsw', 'nfxc-a5dp-mvxg-k3tu'];
const on = { on: true, recoveryCodesLeft: 8 };
const begun = { secret: SECRET, address: `otpauth://totp/Skybil:jobs%40kano.example?secret=${SECRET}` };
const password = () => screen.findByLabelText(/Your password/, { selector: 'input' });
const code = () => screen.findByLabelText(/^Code/);
const click = (user: ReturnType<typeof renderConsole>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

async function open(state: object = { on: false, recoveryCodesLeft: 0 }) {
  const { user } = renderConsole('/profile');
  arrange(STATE, ok(state));
  await screen.findByRole('heading', { name: 'Two-step sign-in' });
  return user;
}

async function begin() {
  const user = await open();
  arrange(BEGIN, ok(begun, MESSAGES.secondFactorBegun));
  await user.type(await password(), 'Harmattan-rain-7');
  await click(user, 'Turn on two-step sign-in');
  await code();
  return user;
}

describe('turning two-step sign-in on', () => {
  it('asks for the password, then shows the secret as a QR code and as text', async () => {
    await begin();
    expect(callsTo(BEGIN).map(({ body }) => body)).toEqual([{ password: 'Harmattan-rain-7' }]);
    const picture = screen.getByRole('img', { name: 'QR code for your authenticator app' });
    expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z){200,}$/);
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  });

  it('moves the focus to the heading when the button disappears [SITE-17]', async () => {
    await begin();
    expect(screen.getByRole('heading', { name: 'Two-step sign-in' })).toHaveFocus();
  });

  it('shows beside the field that the password is wrong', async () => {
    const user = await open();
    const sentence = MESSAGES.wrongCurrentPassword;
    arrange(BEGIN, failure(400, 'wrong_password', sentence, { password: sentence }));
    await user.type(await password(), 'wrong{Enter}');
    expect(await screen.findByText(sentence, { selector: 'p' })).toBeVisible();
    expect(await password()).toBeInvalid();
  });

  it('completes with the first code and shows the recovery codes once, with a download [SIGN-21, SIGN-38]', async () => {
    const user = await begin();
    arrange(CONFIRM, ok({ recoveryCodes: CODES }, MESSAGES.secondFactorOn));
    await user.type(await code(), '402913{Enter}');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);
    expect(callsTo(CONFIRM).map(({ body }) => body)).toEqual([{ code: '402913' }]);
    const download = screen.getByRole('link', { name: 'Download' });
    expect(download).toHaveAttribute('download', 'skybil-recovery-codes.txt');
    const [, text = ''] = (download.getAttribute('href') ?? '').split(',');
    expect(decodeURIComponent(text)).toBe(`${CODES.join('\n')}\n`);

    arrange(STATE, ok({ on: true, recoveryCodesLeft: 10 }));
    await click(user, 'I have kept them');
    expect(await screen.findByText(/Recovery codes left: 10/)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Recovery codes' })).not.toBeInTheDocument();
  });

  it('stays at the QR code if the code is wrong, and shows that beside the field', async () => {
    const user = await begin();
    const sentence = MESSAGES.secondFactorWrong;
    arrange(CONFIRM, failure(400, 'invalid_code', sentence, { code: sentence }));
    await user.type(await code(), '000000{Enter}');
    expect(await screen.findByText(sentence, { selector: 'p' })).toBeVisible();
    expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible();
  });
});

describe('two-step sign-in that is on', () => {
  it('shows the number of unused recovery codes', async () => {
    await open(on);
    expect(await screen.findByText(/Recovery codes left: 8/)).toBeVisible();
    expect(screen.queryByLabelText(/Your password/)).not.toBeInTheDocument();
  });

  it('is turned off with the password and a code', async () => {
    const user = await open(on);
    await screen.findByText(/Recovery codes left: 8/);
    await click(user, 'Turn off');
    await user.type(await password(), 'Harmattan-rain-7');
    await user.type(await code(), '402 913');
    arrange(END, () => {
      arrange(STATE, ok({ on: false, recoveryCodesLeft: 0 }));
      return ok({}, MESSAGES.secondFactorOff);
    });
    await click(user, 'Turn off two-step sign-in');
    expect(await screen.findByRole('button', { name: 'Turn on two-step sign-in' })).toBeVisible();
    expect(callsTo(END).map(({ body }) => body)).toEqual([{ password: 'Harmattan-rain-7', code: '402 913' }]);
    await waitFor(() => expect(toasts()).toEqual([`success: ${MESSAGES.secondFactorOff}`]));
  });
});

it('shows an error if its state fails to load, and retries', async () => {
  const { user } = renderConsole('/profile');
  arrange(STATE, failure(503, 'unavailable', MESSAGES.unavailable));
  expect(await screen.findByText(/Whether two-step sign-in is on could not be loaded/)).toBeVisible();
  arrange(STATE, ok(on));
  await click(user, 'Retry');
  expect(await screen.findByText(/Recovery codes left: 8/)).toBeVisible();
});

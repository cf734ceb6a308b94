import { MESSAGES } from '@skybil/shared';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok } from '@skybil/web/testing/network';
import { renderConsole } from '../../testing/render-console';

const READ = 'GET /api/company/registration';
const SEND = 'POST /api/company/registration';
const PREFIXES = ['RC', 'BN'];
const WAITING = {
  state: 'waiting',
  number: 'RC 123456',
  sentAt: '2026-05-03T10:00:00.000Z',
  prefixes: PREFIXES,
};
const PDF = new File(['%PDF-1.7'], 'certificate.pdf', { type: 'application/pdf' });

async function fillIn(number: string) {
  const { user } = renderConsole('/profile');
  await user.type(await screen.findByLabelText(/Registration number/), number);
  await user.upload(screen.getByLabelText('Certificate'), PDF);
  await user.click(screen.getByRole('button', { name: 'Send for a check' }));
}

describe('the registration of a company', () => {
  it('is sent with its certificate, and then waits [VERIFIED-1]', async () => {
    arrange(SEND, () => {
      arrange(READ, ok({ registration: WAITING }));
      return ok({ registration: WAITING }, MESSAGES.registrationSent);
    });
    await fillIn('RC 123456');
    expect(await screen.findByText(/RC 123456, sent on 3 May 2026, waits for our check/)).toBeInTheDocument();
    const [{ body } = { body: {} }] = callsTo(SEND);
    expect(body).toMatchObject({ number: 'RC 123456', certificate: { name: 'certificate.pdf' } });
    expect(await screen.findByRole('heading', { name: 'Registration' })).toHaveFocus();
  });

  it('shows at the field why a number is refused [VERIFIED-1]', async () => {
    const fault = 'Write the number as it is on the certificate';
    arrange(SEND, failure(400, 'bad_input', MESSAGES.badInput, { number: fault }));
    await fillIn('12');
    expect(await screen.findByText(fault)).toBeInTheDocument();
  });

  it.each([
    [
      {
        state: 'refused',
        number: 'RC 123456',
        reason: 'The certificate names another company.',
        prefixes: PREFIXES,
      },
      /We could not confirm RC 123456: The certificate names another company\./,
      true,
    ],
    [
      {
        state: 'verified',
        number: 'RC 123456',
        licence: 'RL 7',
        decidedAt: '2026-05-04T10:00:00Z',
        prefixes: PREFIXES,
      },
      /RC 123456, licence RL 7, checked on 4 May 2026/,
      false,
    ],
  ])(
    'says what became of it, and offers the form unless it is verified: %j [VERIFIED-1]',
    async (registration, words, offers) => {
      renderConsole('/profile');
      arrange(READ, ok({ registration }));
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Send for a check' }) !== null).toBe(offers);
    },
  );
});

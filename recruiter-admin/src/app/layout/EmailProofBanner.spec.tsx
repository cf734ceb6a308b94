import { MESSAGES, EMAIL_PROVEN_KEY } from '@skybil/shared';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok } from '@skybil/web/testing/network';
import { company } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const SEND = 'POST /api/company/send-email-proof';
const banner = () => screen.findByRole('region', { name: 'Confirm your e-mail' });

function renderUnproven(jobsHeld: boolean) {
  const rendered = renderConsole('/profile');
  arrange('GET /api/company/company', ok({ company: { ...company, emailProven: false, jobsHeld } }));
  return rendered;
}

describe('a company with an unconfirmed e-mail address', () => {
  it.each([
    [true, 'Until then your jobs are not listed, and you get no mails from us.'],
    [false, 'Until then you get no mails from us.'],
  ])('sees what is held back (jobs held: %s) [PERSON-34]', async (jobsHeld, words) => {
    renderUnproven(jobsHeld);
    expect(await banner()).toHaveTextContent('open the link that we sent to hr@kano.example.');
    expect(await banner()).toHaveTextContent(words);
  });

  it('can request the mail again', async () => {
    arrange(SEND, ok({}, MESSAGES.proofSent));
    const { user } = renderUnproven(true);
    await user.click(within(await banner()).getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText(MESSAGES.proofSent)).toBeInTheDocument();
    expect(callsTo(SEND)).toHaveLength(1);
  });

  it('that requests a mail too early gets a message', async () => {
    arrange(SEND, failure(429, 'too_many_requests', MESSAGES.proofTooEarly));
    const { user } = renderUnproven(true);
    await user.click(within(await banner()).getByRole('button', { name: 'Send it again' }));
    expect(await screen.findByText(MESSAGES.proofTooEarly)).toBeInTheDocument();
  });

  it('sees the banner go when the address is proven in another tab [PERSON-34]', async () => {
    renderUnproven(true);
    const shown = await banner();
    arrange('GET /api/company/company', ok({ company }));
    window.dispatchEvent(new StorageEvent('storage', { key: EMAIL_PROVEN_KEY }));
    await waitFor(() => expect(shown).not.toBeInTheDocument());
  });

  it('sees no banner after confirmation', async () => {
    renderConsole('/profile');
    expect(await screen.findByLabelText(/Company name/)).toHaveValue(company.name);
    expect(screen.queryByRole('region', { name: 'Confirm your e-mail' })).not.toBeInTheDocument();
  });
});

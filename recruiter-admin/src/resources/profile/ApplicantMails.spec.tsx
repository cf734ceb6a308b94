import { MESSAGES } from '@skybil/shared';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, ok } from '@skybil/web/testing/network';
import { company } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const CHANGE = 'POST /api/company/applicant-mails';

describe('mails about new applicants', () => {
  it('are switched off in the profile [MAIL-26]', async () => {
    const { user } = renderConsole('/profile');
    const choice = await screen.findByRole('checkbox', { name: 'Mail me about new applicants' });
    expect(choice).toBeChecked();
    arrange(CHANGE, () => {
      arrange('GET /api/company/company', ok({ company: { ...company, applicantMails: false } }));
      return ok({}, MESSAGES.mailSwitched);
    });
    await user.click(choice);
    await waitFor(() => expect(callsTo(CHANGE).map(({ body }) => body)).toEqual([{ applicantMails: false }]));
    await waitFor(() => expect(choice).not.toBeChecked());
  });
});

import { addDays, dayAt, LIMITS, MESSAGES } from '@skybil/shared';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok, rows } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { readDraft } from '../../providers/job-draft';
import { company, job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const POST = 'POST /api/company/post-job';
const ONE = `/api/company/jobs/${job()._id}`;
const inDays = (days: number) => addDays(dayAt(Date.now()), days);
const date = () => screen.findByLabelText(/^Closing date/);
const button = (name: string) => screen.findByRole('button', { name });
const type = (page: ReturnType<typeof renderConsole>, label: RegExp, text: string) =>
  screen.findByLabelText(label).then((input) => page.user.type(input, text));

describe('the closing date of a job', () => {
  it('is chosen in Add Job from today to 90 days ahead, and kept with the draft [CLOSE-1]', async () => {
    arrange(POST, ok({ jobId: 'a' }, 'Job posted successfully'));
    const page = renderConsole('/add-job');
    expect(await date()).toHaveAttribute('min', inDays(0));
    expect(await date()).toHaveAttribute('max', inDays(LIMITS.longestClosingDays));
    await type(page, /Job Title/, 'Cook');
    await type(page, /^Closing date/, inDays(45));
    await waitFor(() => expect(readDraft(company._id)?.values).toMatchObject({ closingDate: inDays(45) }));
    await page.user.click(await button('ADD'));
    await waitFor(() => expect(callsTo(POST)).toHaveLength(1));
    expect(callsTo(POST)[0]?.body).toMatchObject({ title: 'Cook', closingDate: inDays(45) });
  });

  it.each([
    ['/add-job', POST, 'ADD'],
    [`/manage-jobs/${job()._id}`, `PUT ${ONE}`, 'Save'],
  ])('that the API refuses is marked in the form of %s and takes the focus [CLOSE-1]', async (...given) => {
    const [address, call, submit] = given;
    const sentence = 'Closing date must be a day from today on';
    arrange(`GET ${ONE}`, ok({ data: job({ closingDate: inDays(5) }) }));
    arrange(call, failure(400, 'bad_input', sentence, { closingDate: sentence }));
    const page = renderConsole(address);
    await type(page, /Job Title/, 's');
    await page.user.click(await button(submit));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await date()).toBeInvalid();
    await waitFor(async () => expect(await date()).toHaveFocus());
    expect(toasts()).toEqual([]);
  });

  it('of an imported job may be further ahead, and other changes can be saved [CLOSE-1]', async () => {
    arrange(`GET ${ONE}`, ok({ data: job({ closingDate: inDays(200) }) }));
    arrange('GET /api/company/jobs', rows([job()]));
    arrange(`PUT ${ONE}`, ok({ data: job() }, MESSAGES.jobUpdated));
    const page = renderConsole(`/manage-jobs/${job()._id}`);
    expect(await date()).toHaveAccessibleDescription('The last day for applications.');
    await type(page, /Job Title/, 's');
    await page.user.click(await button('Save'));
    await waitFor(() => expect(callsTo(`PUT ${ONE}`)).toHaveLength(1));
    expect(callsTo(`PUT ${ONE}`)[0]?.body).toMatchObject({ closingDate: inDays(200) });
  });
});

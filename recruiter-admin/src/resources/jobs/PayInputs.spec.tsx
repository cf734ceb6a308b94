import { MESSAGES } from '@skybil/shared';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok, rows } from '@skybil/web/testing/network';
import { writeDescription } from '../../testing/description';
import { job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const POST = 'POST /api/company/post-job';
const ONE = `/api/company/jobs/${job()._id}`;
const salary = () => screen.findByLabelText(/Job Salary/);
const from = () => screen.findByLabelText(/Pay from/);
const to = () => screen.findByLabelText(/Pay to/);
const select = (name: RegExp) => screen.findByRole('combobox', { name });

// faster than typing, and the editor of the description is slow
const write = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });

async function choose({ user }: ReturnType<typeof renderConsole>, name: RegExp, option: string) {
  await user.click(await select(name));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function add({ user }: ReturnType<typeof renderConsole>) {
  arrange(POST, ok({}, MESSAGES.jobPosted));
  await writeDescription('<p>Keep the books.</p>');
  write(await screen.findByLabelText(/Job Title/), 'Accountant');
  await user.click(await screen.findByRole('button', { name: 'ADD' }));
  await waitFor(() => expect(callsTo(POST)).toHaveLength(1));
  return callsTo(POST)[0]?.body as Record<string, unknown>;
}

describe('the pay of a job', () => {
  it('is given in numbers, which write the text [JOB-61]', async () => {
    const page = renderConsole('/add-job');
    write(await from(), '250000');
    expect(await salary()).toHaveValue('from 250,000');
    write(await to(), '400000');
    expect(await salary()).toHaveValue('250,000 - 400,000');
    await choose(page, /Gross or net/, 'Gross');
    const body = await add(page);
    expect(body).toMatchObject({
      salary: '250,000 - 400,000',
      payMin: 250_000,
      payMax: 400_000,
      payBasis: 'gross',
      currency: 'NGN',
    });
    expect(body).not.toHaveProperty('payPeriod');
  });

  it('names its period in the text unless it is a month', async () => {
    const page = renderConsole('/add-job');
    expect(await select(/Pay period/)).toHaveTextContent('A month');
    write(await from(), '3000');
    write(await to(), '3000');
    await choose(page, /Pay period/, 'An hour');
    expect(await salary()).toHaveValue('3,000 an hour');
    expect(await add(page)).toMatchObject({ salary: '3,000 an hour', payPeriod: 'hour' });
  });

  it('may be given as a text, which fills the numbers if it is clear [JOB-61]', async () => {
    const page = renderConsole('/add-job');
    write(await salary(), '$900 - $1,200 a week, net');
    expect(await from()).toHaveValue(900);
    expect(await to()).toHaveValue(1_200);
    expect(await select(/Job Currency/)).toHaveTextContent('USD');
    expect(await select(/Pay period/)).toHaveTextContent('A week');
    expect(await select(/Gross or net/)).toHaveTextContent('Net');
    write(await salary(), 'Negotiable');
    expect(await from()).toHaveValue(null);
    const body = await add(page);
    expect(body).toMatchObject({ salary: 'Negotiable' });
    for (const field of ['payMin', 'payMax', 'payPeriod', 'payBasis']) expect(body).not.toHaveProperty(field);
  });

  it('returns to the default text when the numbers are emptied', async () => {
    renderConsole('/add-job');
    write(await from(), '250000');
    write(await from(), '');
    expect(await salary()).toHaveValue('0');
  });

  it('causes a warning below the minimum wage, but no refusal [JOB-61]', async () => {
    const page = renderConsole('/add-job');
    write(await from(), '69999');
    expect(await screen.findByText(MESSAGES.belowMinimumWage)).toBeInTheDocument();
    expect(await add(page)).toMatchObject({ payMin: 69_999 });
  });

  it.each([
    ['70000', 'A month', 'NGN', false],
    ['400', 'An hour', 'NGN', true],
    ['404', 'An hour', 'NGN', false],
    ['200', 'A month', 'USD', false],
  ])('of %s for %s in %s: warning is %s', async (sum, period, currency, warns) => {
    const page = renderConsole('/add-job');
    write(await from(), sum);
    if (period !== 'A month') await choose(page, /Pay period/, period);
    if (currency !== 'NGN') await choose(page, /Job Currency/, currency);
    expect(screen.queryByText(MESSAGES.belowMinimumWage) !== null).toBe(warns);
  });

  it('is shown in numbers when a job is edited, and sent without emptied ones', async () => {
    arrange(`GET ${ONE}`, ok({ data: job({ payMin: 250_000, payMax: 400_000, payPeriod: 'month' }) }));
    arrange('GET /api/company/jobs', rows([job()]));
    arrange(`PUT ${ONE}`, ok({ data: job() }));
    const { user } = renderConsole(`/manage-jobs/${job()._id}`);
    await screen.findByRole('textbox', { name: 'Job Description' });
    expect(await from()).toHaveValue(250_000);
    expect(await salary()).toHaveValue('250,000 - 400,000');
    write(await from(), '');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(callsTo(`PUT ${ONE}`)).toHaveLength(1));
    const body = callsTo(`PUT ${ONE}`)[0]?.body;
    expect(body).toMatchObject({ salary: 'up to 400,000', payMax: 400_000, payPeriod: 'month' });
    expect(body).not.toHaveProperty('payMin');
  });

  it('is marked if it starts above its end', async () => {
    const page = renderConsole('/add-job');
    write(await from(), '500000');
    write(await to(), '400000');
    await page.user.click(await screen.findByRole('button', { name: 'ADD' }));
    await waitFor(async () => expect(await from()).toHaveAccessibleDescription('Must not be above “Pay to”'));
  });

  it('shows what the board says about a number beside it', async () => {
    const page = renderConsole('/add-job');
    arrange(
      POST,
      failure(400, 'bad_input', 'Pay min must not be above pay max', {
        payMin: 'Pay min must not be above pay max',
      }),
    );
    await writeDescription('<p>Keep the books.</p>');
    write(await screen.findByLabelText(/Job Title/), 'Accountant');
    write(await from(), '400000');
    await page.user.click(await screen.findByRole('button', { name: 'ADD' }));
    await waitFor(async () =>
      expect(await from()).toHaveAccessibleDescription('Pay min must not be above pay max'),
    );
  });
});

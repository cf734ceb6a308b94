import { MESSAGES } from '@skybil/shared';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { description, writeDescription } from '../../testing/description';
import { renderConsole } from '../../testing/render-console';

const POST = 'POST /api/company/post-job';
const title = () => screen.findByLabelText(/Job Title/);
const salary = () => screen.findByLabelText(/Job Salary/);
const select = (name: RegExp) => screen.findByRole('combobox', { name });
const add = () => screen.findByRole('button', { name: 'ADD' });

async function paste(user: UserEvent, input: HTMLElement, text: string) {
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
}

async function fillIn({ user }: ReturnType<typeof renderConsole>) {
  await writeDescription('<p>Keep the books.</p>');
  await user.type(await title(), 'Accountant');
  await user.clear(await salary());
  await user.type(await salary(), '200,000');
  await user.click(await select(/Job Location/));
  await user.click(await screen.findByRole('option', { name: 'Abuja' }));
}

describe('a job that cannot be added', () => {
  it('is not sent without a title [CONSOLE-2]', async () => {
    const { user } = renderConsole('/add-job');
    await user.click(await add());
    await waitFor(async () => expect(await title()).toHaveFocus());
    expect(await title()).toBeInvalid();
    expect(toasts()).toEqual([]);
    expect(callsTo(POST)).toHaveLength(0);
  });

  it('is not sent without a salary', async () => {
    const { user } = renderConsole('/add-job');
    await user.type(await title(), 'Accountant');
    await user.clear(await salary());
    await user.click(await add());
    await waitFor(async () => expect(await salary()).toHaveFocus());
    expect(await salary()).toBeInvalid();
    expect(await title()).toBeValid();
    expect(callsTo(POST)).toHaveLength(0);
  });

  it('is not sent with more than 150 characters of title or 100 of salary', async () => {
    const { user } = renderConsole('/add-job');
    await paste(user, await title(), 'x'.repeat(151));
    await paste(user, await salary(), '1'.repeat(101));
    await user.click(await add());
    expect(await screen.findByText('Must be 150 characters or less')).toBeInTheDocument();
    expect(screen.getByText('Must be 100 characters or less')).toBeInTheDocument();
    expect(callsTo(POST)).toHaveLength(0);
  });

  it('shows the server’s errors beside their fields and nowhere else [SITE-90]', async () => {
    arrange(POST, failure(400, 'bad_input', 'Please look again', { salary: 'Write a number or a range' }));
    const page = renderConsole('/add-job');
    await fillIn(page);
    await page.user.click(await add());
    expect(await screen.findByText('Write a number or a range')).toBeInTheDocument();
    await waitFor(async () => expect(await salary()).toHaveFocus());
    expect(toasts()).toEqual([]);
    expect(await title()).toHaveValue('Accountant');
  });

  it('shows a refused description below the editor, which takes the focus [SITE-90]', async () => {
    arrange(POST, failure(400, 'bad_input', 'Look again', { description: 'Write a description' }));
    const page = renderConsole('/add-job');
    await description();
    await page.user.type(await title(), 'Cook');
    await page.user.click(await add());
    expect(await screen.findByText('Write a description')).toBeInTheDocument();
    expect(await description()).toHaveFocus();
  });

  it('keeps its input if the server is down [CONSOLE-5]', async () => {
    arrange(POST, failure(503, 'unavailable', MESSAGES.unavailable));
    const page = renderConsole('/add-job');
    await fillIn(page);
    await page.user.click(await add());
    expect(await screen.findAllByText(MESSAGES.unavailable)).toHaveLength(1);
    expect(toasts()).toEqual([`error: ${MESSAGES.unavailable}`]);
    expect(await title()).toHaveValue('Accountant');
    expect(await salary()).toHaveValue('200,000');
    expect(await description()).toHaveTextContent('Keep the books.');
    expect(await select(/Job Location/)).toHaveTextContent('Abuja');
  });
});

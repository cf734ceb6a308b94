import { jobHidden, MESSAGES } from '@skybil/shared';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, noAnswerYet, ok, rows } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { company, job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const LIST = 'GET /api/company/jobs';
const COMPANY = 'GET /api/company/company';
const CHANGE = 'POST /api/company/change-visibility';
const box = () => screen.findByRole('checkbox', { name: 'Frontend Developer is visible' });

describe('the visibility checkbox', () => {
  it('shows a change at once and then the server’s message', async () => {
    let answer: (response: Response) => void = () => undefined;
    arrange(LIST, rows([job()]));
    arrange(CHANGE, () => new Promise((resolve) => (answer = resolve)));
    renderConsole('/manage-jobs');
    const visible = await box();
    // within one act: React has had no time of its own after the click
    await act(async () => {
      visible.click();
      expect(visible).not.toBeChecked();
    });
    expect(visible).not.toBeChecked();
    await waitFor(() => expect(callsTo(CHANGE)).toHaveLength(1));
    expect(callsTo(CHANGE).map((call) => call.body)).toEqual([{ id: job()._id, visible: false }]);
    arrange(LIST, rows([job({ visible: false })]));
    expect(await box()).toBeDisabled();
    const before = callsTo(LIST).length;
    answer(ok({}, 'Job visibility updated'));
    expect(await screen.findByText('Job visibility updated')).toBeInTheDocument();
    expect(toasts()).toEqual(['success: Job visibility updated']);
    expect(await box()).not.toBeChecked();
    await waitFor(() => expect(callsTo(LIST)).toHaveLength(before + 1));
    await waitFor(async () => expect(await box()).toBeEnabled());
  });

  it('reverts the change if the server refuses it [CONSOLE-3]', async () => {
    let answer: (response: Response) => void = () => undefined;
    arrange(LIST, rows([job()]));
    arrange(CHANGE, () => new Promise((resolve) => (answer = resolve)));
    const { user } = renderConsole('/manage-jobs');
    await user.click(await box());
    await waitFor(async () => expect(await box()).not.toBeChecked());
    arrange(LIST, () => new Promise(() => undefined));
    answer(failure(404, 'not_found', MESSAGES.jobNotFound));
    expect(await screen.findByText(MESSAGES.jobNotFound)).toBeInTheDocument();
    expect(toasts()).toEqual([`error: ${MESSAGES.jobNotFound}`]);
    expect(await box()).toBeChecked();
  });

  it('is unticked for a job hidden by the operator, with the reason [JOB-16]', async () => {
    const hiddenByOperator = jobHidden('It asks for money', 'help@board.example');
    arrange(LIST, rows([job({ visible: false, hiddenByOperator })]));
    arrange(CHANGE, failure(409, 'job_hidden', hiddenByOperator));
    const { user } = renderConsole('/manage-jobs');
    expect(await screen.findByText(hiddenByOperator)).toBeInTheDocument();
    await user.click(await box());
    await waitFor(() => expect(toasts()).toEqual([`error: ${hiddenByOperator}`]));
    expect(await box()).not.toBeChecked();
  });

  it('keeps the change if an older list arrives later', async () => {
    arrange(LIST, rows([job()]));
    const { user } = renderConsole('/manage-jobs');
    await box();
    const lists: ((list: Response) => void)[] = [];
    arrange(LIST, () => new Promise((resolve) => lists.push(resolve)));
    let answer: (response: Response) => void = () => undefined;
    arrange(CHANGE, () => new Promise((resolve) => (answer = resolve)));
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(lists).toHaveLength(1));
    await user.click(await box());
    await waitFor(() => expect(callsTo(CHANGE)).toHaveLength(1));
    await act(async () => lists[0]?.(rows([job()])));
    answer(ok({}, 'Job visibility updated'));
    await waitFor(() => expect(lists).toHaveLength(2));
    expect(await box()).not.toBeChecked();
  });

  it('changes its own row only and can show a hidden job again', async () => {
    arrange(LIST, rows([job({ visible: false }), job({ _id: 'b', title: 'Cook', visible: false })]));
    arrange(CHANGE, () => new Promise(() => undefined));
    const { user } = renderConsole('/manage-jobs');
    await user.click(await box());
    await waitFor(async () => expect(await box()).toBeChecked());
    expect(screen.getByRole('checkbox', { name: 'Cook is visible' })).not.toBeChecked();
    expect(callsTo(CHANGE).map((call) => call.body)).toEqual([{ id: job()._id, visible: true }]);
  });

  it('sends one change for several quick clicks', async () => {
    arrange(LIST, rows([job()]));
    arrange(CHANGE, noAnswerYet);
    renderConsole('/manage-jobs');
    const visible = await box();
    // within one act: React has had no time of its own between the clicks
    await act(async () => {
      visible.click();
      visible.click();
    });
    await waitFor(() => expect(callsTo(CHANGE)).toHaveLength(1));
    expect(visible).not.toBeChecked();
    expect(visible).toBeDisabled();
  });

  it('can be changed while the rows of another search load', async () => {
    arrange(LIST, rows([job()]));
    arrange(CHANGE, noAnswerYet);
    const { user } = renderConsole('/manage-jobs');
    await box();
    arrange(LIST, noAnswerYet);
    await user.type(screen.getByLabelText('Search titles'), 'dev');
    await waitFor(() => expect(callsTo(LIST).at(-1)?.query.get('filter')).toBe('{"q":"dev"}'));
    await user.click(await box());
    await waitFor(() => expect(callsTo(CHANGE)).toHaveLength(1));
    expect(await box()).not.toBeChecked();
  });

  it('reloads the jobs after a change, and nothing else', async () => {
    arrange(LIST, rows([job()]));
    arrange(CHANGE, ok({}, 'Job visibility updated'));
    const { user } = renderConsole('/manage-jobs');
    const visible = await box();
    await screen.findByText('Welcome, Kano Softworks');
    const before = callsTo(LIST).length;
    const asked = callsTo(COMPANY).length;
    await user.click(visible);
    await waitFor(() => expect(callsTo(LIST)).toHaveLength(before + 1));
    expect(callsTo(COMPANY)).toHaveLength(asked);
  });

  it('does not abort other requests', async () => {
    arrange(LIST, rows([job()]));
    arrange(CHANGE, noAnswerYet);
    const { user } = renderConsole('/manage-jobs');
    let come: (answer: Response) => void = () => undefined;
    arrange(COMPANY, () => new Promise((resolve) => (come = resolve)));
    await user.click(await box());
    await waitFor(() => expect(callsTo(CHANGE)).toHaveLength(1));
    come(ok({ company }));
    expect(await screen.findByText('Welcome, Kano Softworks')).toBeInTheDocument();
  });
});

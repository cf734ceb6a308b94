import { screen, waitFor, within } from '@testing-library/react';
import { formatAppointment, MESSAGES } from '@skybil/shared';
import { arrange, callsTo, failure, lostConnection } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { application, arrangeSeeker, interview, person } from '../../../testing/records';
import { renderApp } from '../../../testing/render-app';

const ANSWER = 'POST /api/users/answer-interview';
const PHONE = 'Phone number (optional)';
const YES = 'Yes, I will come';
const NO = 'No, I will not come';
const CHANGE = 'Change my answer for Baker';
const id = application()._id;
const section = () => screen.findByRole('region', { name: 'Interview for Baker' });
const button = (name: string) => screen.getByRole('button', { name });

function invite(changes: Parameters<typeof interview>[0] = {}, more = {}) {
  arrangeSeeker(person(), [application({ interview: interview(changes), ...more })]);
}

function open(changes: Parameters<typeof interview>[0] = {}, more = {}) {
  invite(changes, more);
  return renderApp('/applications', { signedIn: true });
}

describe('an interview', () => {
  afterEach(() => vi.useRealTimers());

  it('has its time, place, note and a link that names its host [APPLY-45]', async () => {
    open({ note: 'Bring your papers.\nAsk for Ada.', link: 'https://maps.example.com/marina?x=1' });
    const shown = await section();
    expect(shown).toHaveTextContent(formatAppointment(interview().startsAt));
    expect(shown).toHaveTextContent('12 Marina, second floor');
    expect(within(shown).getByText(/^Bring your papers/)).toHaveTextContent('Ask for Ada.');
    const link = within(shown).getByRole('link', { name: 'Open maps.example.com' });
    expect(link).toHaveAttribute('href', 'https://maps.example.com/marina?x=1');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('is by video without a place [APPLY-45]', async () => {
    const { place: _, ...byVideo } = interview();
    arrangeSeeker(person(), [application({ interview: byVideo })]);
    renderApp('/applications', { signedIn: true });
    expect(await section()).toHaveTextContent('By video');
  });

  it('takes a yes with a phone number, and then shows both and keeps the focus [APPLY-46]', async () => {
    const { user } = open({ sequence: 2 });
    arrange(ANSWER, () => {
      invite({ sequence: 2, answer: 'yes', phone: '0803 123 4567' });
      return { message: MESSAGES.interviewAnswered };
    });
    const shown = await section();
    await user.type(screen.getByLabelText(PHONE), '0803-123-4567');
    expect(screen.getByLabelText(PHONE)).toHaveAccessibleDescription(
      'For this interview. Only this company sees it.',
    );
    await user.click(button(YES));
    await waitFor(() => expect(shown).toHaveTextContent('You said that you will come.'));
    expect(shown).toHaveTextContent('The company has your number: 0803 123 4567');
    expect(await screen.findByText(MESSAGES.interviewAnswered)).toBeVisible();
    expect(callsTo(ANSWER).map(({ body }) => body)).toEqual([
      { id, sequence: 2, answer: 'yes', phone: '0803-123-4567' },
    ]);
    expect(screen.queryByRole('button', { name: YES })).not.toBeInTheDocument();
    await waitFor(() => expect(shown).toHaveFocus());
  });

  it('takes a no, which sends no phone number [APPLY-46]', async () => {
    const { user } = open();
    arrange(ANSWER, () => {
      invite({ answer: 'no' });
      return { message: MESSAGES.interviewAnswered };
    });
    await section();
    await user.type(screen.getByLabelText(PHONE), '08031234567');
    await user.click(button(NO));
    await waitFor(async () => expect(await section()).toHaveTextContent('You said that you will not come.'));
    expect(callsTo(ANSWER).map(({ body }) => body)).toEqual([{ id, sequence: 0, answer: 'no' }]);
  });

  it('takes another answer until it begins [APPLY-46]', async () => {
    const { user } = open({ answer: 'yes', phone: '0803 123 4567' });
    arrange(ANSWER, () => {
      invite({ answer: 'no' });
      return { message: MESSAGES.interviewAnswered };
    });
    const shown = await section();
    await user.click(button(CHANGE));
    expect(shown).toHaveFocus();
    expect(screen.getByLabelText(PHONE)).toHaveValue('0803 123 4567');
    await user.click(button('Keep my answer'));
    expect(screen.queryByLabelText(PHONE)).not.toBeInTheDocument();
    await user.click(button(CHANGE));
    await user.click(button(NO));
    await waitFor(() => expect(shown).toHaveTextContent('You said that you will not come.'));
    expect(button(CHANGE)).toBeVisible();
  });

  it('shows a wrong phone number at its field [APPLY-46]', async () => {
    const { user } = open();
    const message = 'Write a phone number with 7 to 15 digits';
    arrange(ANSWER, failure(400, 'bad_input', message, { phone: message }));
    await section();
    await user.type(screen.getByLabelText(PHONE), '12');
    await user.click(button(YES));
    await waitFor(() =>
      expect(screen.getByLabelText(PHONE)).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(screen.getByLabelText(PHONE)).toHaveValue('12');
    expect(toasts()).toEqual([]);
  });

  it('keeps the phone number if the board cannot be reached [APPLY-46]', async () => {
    const { user } = open();
    await section();
    for (const route of [ANSWER, 'GET /api/users/all-applications']) arrange(route, lostConnection);
    await user.type(screen.getByLabelText(PHONE), '08031234567');
    await user.click(button(YES));
    expect(await screen.findByText(MESSAGES.unreachable)).toBeVisible();
    expect(toasts()).toEqual([`error: ${MESSAGES.unreachable}`]);
    expect(screen.getByLabelText(PHONE)).toHaveValue('08031234567');
    expect(button(YES)).toBeEnabled();
  });

  it('that the company has moved is shown anew, and the phone number stays [APPLY-46]', async () => {
    const { user } = open();
    arrange(ANSWER, () => {
      invite({ sequence: 1, place: '3 Broad Street' });
      return failure(409, 'interview_changed', MESSAGES.interviewChanged);
    });
    await section();
    await user.type(screen.getByLabelText(PHONE), '08031234567');
    await user.click(button(YES));
    await waitFor(async () => expect(await section()).toHaveTextContent('3 Broad Street'));
    expect(await screen.findByText(MESSAGES.interviewChanged)).toBeVisible();
    expect(screen.getByLabelText(PHONE)).toHaveValue('08031234567');
    arrange(ANSWER, () => {
      invite({ sequence: 1, answer: 'yes' });
      return { message: MESSAGES.interviewAnswered };
    });
    await waitFor(() => expect(button(YES)).toBeEnabled());
    await user.click(button(YES));
    await waitFor(() => expect(callsTo(ANSWER)).toHaveLength(2));
    expect(callsTo(ANSWER)[1]?.body).toMatchObject({ sequence: 1 });
  });

  it('that has begun while the page was open loses its buttons after the refusal [APPLY-46]', async () => {
    const startsAt = new Date(Date.now() + 60_000).toISOString();
    const { user } = open({ startsAt });
    arrange(ANSWER, () => {
      vi.setSystemTime(Date.parse(startsAt));
      return failure(409, 'interview_changed', MESSAGES.interviewChanged);
    });
    await section();
    vi.useFakeTimers({ toFake: ['Date'] });
    await user.click(button(YES));
    await waitFor(async () => expect(await section()).toHaveTextContent('It has begun or is over.'));
    expect(screen.queryByRole('button', { name: YES })).not.toBeInTheDocument();
  });

  it.each([
    ['cancelled', { cancelled: true } as const, {}, 'The company has cancelled it.'],
    ['past', { startsAt: '2025-11-04T10:00:00.000Z' }, {}, 'It has begun or is over.'],
    ['followed by an acceptance', {}, { status: 'Accepted' }, '12 Marina'],
    ['part of a former application', {}, { former: true }, '12 Marina'],
  ])('that is %s takes no answer [APPLY-46]', async (_, changes, more, said) => {
    open({ ...changes, answer: 'yes' }, more);
    expect(await section()).toHaveTextContent(said);
    for (const name of [YES, NO, CHANGE])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it.each([
    ['withdrawn', { withdrawnAt: '2026-11-05T10:00:00.000Z' }],
    ['rejected', { status: 'Rejected' }],
  ])('is not shown for an application that is %s [APPLY-45]', async (_, more) => {
    open({}, more);
    expect(await screen.findByText('Baker')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Interview for Baker' })).not.toBeInTheDocument();
  });
});

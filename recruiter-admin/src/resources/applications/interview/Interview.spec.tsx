import { addDays, clockTime, dayAt, MESSAGES } from '@skybil/shared';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok, rows } from '@skybil/web/testing/network';
import { application } from '../../../testing/records';
import { renderConsole } from '../../../testing/render-console';
import { screenOf } from '../../../testing/screen-size';

const LIST = 'GET /api/company/applications';
const INVITE = 'POST /api/company/interviews';
const CANCEL = 'POST /api/company/cancel-interviews';
const ADA = application();
const BOLA = application({
  _id: '64c000000000000000000002',
  userId: { ...ADA.userId, _id: '64d000000000000000000002', name: 'Bola Ade' },
});
const DAY = addDays(dayAt(Date.now()), 3);
const STARTS_AT = `${DAY}T13:05:00.000Z`;
const interview = {
  sequence: 0,
  startsAt: STARTS_AT,
  changedAt: new Date().toISOString(),
  place: '12 Marina',
  note: 'Bring your papers.\nAsk for Ngozi.',
  link: 'https://maps.example/12',
} as const;
const invited = application({ stage: 'interview', interview });
const result = (id: string, message?: string) => ({
  id,
  success: !message,
  message: message ?? MESSAGES.invited,
});
const dialogBox = async () => within(await screen.findByRole('dialog'));
type DialogBox = Awaited<ReturnType<typeof dialogBox>>;

function openOne(row = ADA) {
  arrange(LIST, rows([row]));
  arrange(`${LIST}/${row._id}`, ok({ data: row }));
  return renderConsole(`/view-applications/${row._id}/show`);
}

async function openChecked() {
  arrange(LIST, rows([ADA, BOLA]));
  const page = renderConsole('/view-applications');
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select Ada Obi' }));
  await page.user.click(screen.getByRole('checkbox', { name: 'Select Bola Ade' }));
  return page;
}

async function fillIn(dialog: DialogBox, user: UserEvent) {
  await user.type(dialog.getByLabelText('Day'), DAY);
  await user.type(dialog.getByLabelText('Time (WAT)'), '14:05');
  await user.type(dialog.getByLabelText('Place'), '12 Marina');
}

describe('inviting to an interview', () => {
  it('asks for day, time, place, link and note [CONSOLE-44]', async () => {
    const { user } = openOne();
    await user.click(await screen.findByRole('button', { name: 'Invite to interview' }));
    const dialog = await dialogBox();
    expect(dialog.getByText('Invite Ada Obi to an interview')).toBeInTheDocument();
    const day = dialog.getByLabelText('Day');
    expect(day).toHaveAttribute('min', dayAt(Date.now()));
    expect(day).toHaveAttribute('max', addDays(dayAt(Date.now()), 90));
    expect(dialog.getByLabelText('Place')).toHaveAttribute('maxlength', '60');
    expect(dialog.getByLabelText('Note')).toHaveAttribute('maxlength', '500');
    await fillIn(dialog, user);
    await user.type(dialog.getByLabelText('Link to a map'), interview.link);
    await user.type(dialog.getByLabelText('Note'), 'Bring your papers.');
    arrange(INVITE, ok({ results: [result(ADA._id)] }));
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText(MESSAGES.invited)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo(INVITE).map(({ body }) => body)).toEqual([
      {
        ids: [ADA._id],
        day: DAY,
        time: '14:05',
        place: '12 Marina',
        note: 'Bring your papers.',
        link: interview.link,
      },
    ]);
  });

  it('sends no place for an interview by video, and keeps the one that was typed [CONSOLE-44]', async () => {
    const { user } = openOne();
    await user.click(await screen.findByRole('button', { name: 'Invite to interview' }));
    const dialog = await dialogBox();
    await fillIn(dialog, user);
    await user.click(dialog.getByRole('radio', { name: 'By video' }));
    expect(dialog.queryByLabelText('Place')).not.toBeInTheDocument();
    arrange(INVITE, failure(503, 'unavailable', MESSAGES.unavailable));
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText(MESSAGES.unavailable)).toBeInTheDocument();
    expect(callsTo(INVITE)[0]?.body).toEqual({ ids: [ADA._id], day: DAY, time: '14:05', video: true });
    await user.click(dialog.getByRole('radio', { name: 'At a place' }));
    expect(dialog.getByLabelText('Place')).toHaveValue('12 Marina');
  });

  it.each([
    ['Day', 'day'],
    ['Time (WAT)', 'time'],
    ['Place', 'place'],
    ['Note', 'note'],
    ['Link to a map', 'link'],
  ])('shows why %s was refused beside it, and keeps what was typed [CONSOLE-44]', async (name, field) => {
    const { user } = openOne();
    await user.click(await screen.findByRole('button', { name: 'Invite to interview' }));
    const dialog = await dialogBox();
    await fillIn(dialog, user);
    arrange(INVITE, failure(400, 'bad_input', 'Look again', { [field]: 'Not like this' }));
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    const input = dialog.getByLabelText(name);
    await waitFor(() => expect(input).toHaveAccessibleDescription('Not like this'));
    expect(input).toHaveFocus();
    expect(screen.getAllByText(/Not like this|Look again/)).toHaveLength(1);
    expect(dialog.getByLabelText('Place')).toHaveValue('12 Marina');
  });

  it('keeps the dialog if the applicant could not be invited [CONSOLE-44]', async () => {
    const { user } = openOne();
    await user.click(await screen.findByRole('button', { name: 'Invite to interview' }));
    const dialog = await dialogBox();
    await fillIn(dialog, user);
    arrange(INVITE, ok({ results: [result(ADA._id, MESSAGES.interviewChanged)] }));
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText(MESSAGES.interviewChanged)).toBeInTheDocument();
    expect(dialog.getByLabelText('Day')).toHaveValue(DAY);
  });

  it('invites all checked applicants with the key i, and a failed one stays checked [CONSOLE-44]', async () => {
    const { user } = await openChecked();
    await user.keyboard('i');
    const dialog = await dialogBox();
    expect(dialog.getByText('Invite 2 applicants to an interview')).toBeInTheDocument();
    await fillIn(dialog, user);
    arrange(INVITE, ok({ results: [result(ADA._id), result(BOLA._id, MESSAGES.alreadyDecided)] }));
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('1 of 2 invited.')).toBeInTheDocument();
    expect(screen.getByText(`Bola Ade: ${MESSAGES.alreadyDecided}`)).toBeInTheDocument();
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
    expect(callsTo(INVITE)[0]?.body).toMatchObject({ ids: [ADA._id, BOLA._id], place: '12 Marina' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Invite to interview' }));
    expect((await dialogBox()).getByLabelText('Place'), 'not to be typed again').toHaveValue('12 Marina');
  });

  it('keeps all checked and typed if the board was down [CONSOLE-44]', async () => {
    const { user } = await openChecked();
    await user.click(screen.getByRole('button', { name: 'Invite to interview' }));
    const dialog = await dialogBox();
    await fillIn(dialog, user);
    arrange(INVITE, failure(503, 'unavailable', MESSAGES.unavailable));
    await user.click(dialog.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText(MESSAGES.unavailable)).toBeInTheDocument();
    expect(dialog.getByLabelText('Time (WAT)')).toHaveValue('14:05');
    expect(screen.getByText('2 selected')).toBeInTheDocument();
  });
});

describe('an interview that is ahead', () => {
  it('is changed in the same dialog, opened by the key i [CONSOLE-44]', async () => {
    const { user } = openOne(invited);
    await screen.findByRole('button', { name: 'Change interview' });
    expect(screen.queryByRole('button', { name: 'Shortlist' })).not.toBeInTheDocument();
    await user.keyboard('i');
    const dialog = await dialogBox();
    expect(dialog.getByText('Change the interview with Ada Obi')).toBeInTheDocument();
    expect(dialog.getByLabelText('Day')).toHaveValue(DAY);
    expect(dialog.getByLabelText('Time (WAT)')).toHaveValue(clockTime(STARTS_AT));
    expect(dialog.getByRole('radio', { name: 'At a place' })).toBeChecked();
    expect(dialog.getByLabelText('Note')).toHaveValue(interview.note);
    await user.clear(dialog.getByLabelText('Place'));
    await user.type(dialog.getByLabelText('Place'), '4 Creek Road');
    arrange(INVITE, ok({ results: [result(ADA._id)] }));
    await user.click(dialog.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo(INVITE)[0]?.body).toEqual({
      ids: [ADA._id],
      day: DAY,
      time: '14:05',
      place: '4 Creek Road',
      note: interview.note,
      link: interview.link,
    });
  });

  it('is cancelled from the menu of its row after one question [CONSOLE-44]', async () => {
    arrange(LIST, rows([invited]));
    const { user } = renderConsole('/view-applications');
    await user.click(await screen.findByRole('button', { name: /^Pending: decide on/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel interview' }));
    const dialog = await dialogBox();
    expect(dialog.getByText('Cancel the interview with Ada Obi?')).toBeInTheDocument();
    expect(callsTo(CANCEL)).toEqual([]);
    arrange(CANCEL, ok({ results: [{ ...result(ADA._id), message: MESSAGES.interviewCancelled }] }));
    await user.click(dialog.getByRole('button', { name: 'Cancel it' }));
    expect(await screen.findByText(MESSAGES.interviewCancelled)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(callsTo(CANCEL).map(({ body }) => body)).toEqual([{ ids: [ADA._id] }]);
    expect(callsTo(LIST)).toHaveLength(2);
  });

  it('is neither changed nor cancelled once it is past [CONSOLE-44]', async () => {
    openOne(
      application({
        stage: 'interview',
        interview: { ...interview, startsAt: new Date(Date.now() - 1).toISOString() },
      }),
    );
    expect(await screen.findByRole('button', { name: 'Invite to interview' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Shortlist' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel interview' })).not.toBeInTheDocument();
  });
});

describe('the facts of an interview', () => {
  it('are when, where, note, link, answer and phone number [CONSOLE-45]', async () => {
    openOne(
      application({
        stage: 'interview',
        interview: { ...interview, answer: 'yes', phone: '+234 803 123 4567' },
      }),
    );
    const facts = within(await screen.findByRole('region', { name: 'Interview' }));
    expect(facts.getByText(/, 14:05 WAT$/)).toBeInTheDocument();
    expect(facts.getByText('12 Marina')).toBeInTheDocument();
    expect(facts.getByText(/Ask for Ngozi/)).toBeInTheDocument();
    expect(facts.getByText('Said yes')).toBeInTheDocument();
    expect(facts.getByRole('link', { name: interview.link })).toHaveAttribute('href', interview.link);
    expect(facts.getByRole('link', { name: '+234 803 123 4567' })).toHaveAttribute(
      'href',
      'tel:+2348031234567',
    );
  });

  it.each([
    [{}, 'No answer yet'],
    [{ answer: 'no' }, 'Said no'],
    [{ answer: 'yes', cancelled: true }, 'Cancelled'],
  ] as const)('say for %j "%s" [CONSOLE-45]', async (fields, words) => {
    openOne(application({ interview: { ...interview, place: undefined, ...fields } }));
    const facts = within(await screen.findByRole('region', { name: 'Interview' }));
    expect(facts.getByText(words)).toBeInTheDocument();
    expect(facts.getByText('By video')).toBeInTheDocument();
  });

  it('are in the row while the interview is on [CONSOLE-45]', async () => {
    arrange(LIST, rows([invited, { ...BOLA, interview: { ...interview, cancelled: true } }]));
    renderConsole('/view-applications');
    expect(await screen.findAllByText(/^\d.*, 14:05$/)).toHaveLength(1);
    expect(screen.getAllByText('No answer yet')).toHaveLength(1);
    cleanup();
    screenOf(360);
    renderConsole('/view-applications');
    expect(await screen.findAllByText(/^\d.*, 14:05 · No answer yet · Frontend Developer/)).toHaveLength(1);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok, rows } from '@skybil/web/testing/network';
import { addFilter } from '../../testing/filters';
import { application, stageCounts } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const LIST = 'GET /api/company/applications';
const COUNTS = 'GET /api/company/stage-counts';
const MOVE = 'POST /api/company/change-stage';
const MOVE_MANY = 'POST /api/company/change-stages';
const NOTE = `POST /api/company/applications/${application()._id}/private-note`;
const lastFilter = () => callsTo(LIST).at(-1)?.query.get('filter');

async function openList(fields: Parameters<typeof application>[0] = {}) {
  arrange(LIST, rows([application(fields)]));
  const page = renderConsole('/view-applications');
  await screen.findByText('Ada Obi');
  return page;
}

function openOne(fields: Parameters<typeof application>[0] = {}) {
  arrange(LIST, rows([application(fields)]));
  arrange(`${LIST}/${application()._id}`, ok({ data: application(fields) }));
  return renderConsole(`/view-applications/${application()._id}/show`);
}

describe('the stages of the list', () => {
  it('are tabs with the numbers of applications [STAGE-3]', async () => {
    const { user } = await openList();
    arrange(COUNTS, ok({ counts: stageCounts({ received: 3, shortlisted: 2, interview: 1 }) }));
    await user.type(screen.getByLabelText('Search names and job titles'), 'ada');
    await user.click(await screen.findByRole('tab', { name: 'Shortlisted (2)' }));
    await waitFor(() => expect(lastFilter()).toBe('{"q":"ada","stage":"shortlisted"}'));
    expect(screen.getByRole('tab', { name: 'All (6)' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Interview (1)' })).toBeInTheDocument();
    expect(callsTo(COUNTS).at(-1)?.query.get('filter')).toBe('{"q":"ada"}');
    await user.click(screen.getByRole('tab', { name: 'All (6)' }));
    await waitFor(() => expect(lastFilter()).toBe('{"q":"ada"}'));
  });

  it('go with filters by the applicant’s name and by day [STAGE-3]', async () => {
    const { user } = await openList();
    await addFilter(user, 'Applicant');
    await user.type(await screen.findByLabelText('Applicant'), 'obi');
    await waitFor(() => expect(lastFilter()).toBe('{"name":"obi"}'));
  });

  it('change for one application from its menu [STAGE-2]', async () => {
    const { user } = await openList();
    arrange(MOVE, ok({ message: 'Moved' }));
    await user.click(screen.getByRole('button', { name: /^Pending: decide on/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Shortlist' }));
    await waitFor(() =>
      expect(callsTo(MOVE)[0]?.body).toEqual({ id: application()._id, stage: 'shortlisted' }),
    );
  });

  it('change for all checked ones with the key s, and a failed one stays checked [STAGE-2]', async () => {
    const { user } = await openList();
    const sentence = 'An application cannot move from decided to shortlisted.';
    arrange(MOVE_MANY, ok({ results: [{ id: application()._id, success: false, message: sentence }] }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Ada Obi' }));
    await user.keyboard('s');
    expect(await screen.findByText(`Ada Obi: ${sentence}`)).toBeInTheDocument();
    expect(screen.getByText('0 of 1 shortlisted.')).toBeInTheDocument();
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    expect(callsTo(MOVE_MANY)[0]?.body).toEqual({ ids: [application()._id], stage: 'shortlisted' });
  });

  it('leave keys alone while somebody types', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('checkbox', { name: 'Select Ada Obi' }));
    await user.type(screen.getByLabelText('Search names and job titles'), 'sari');
    await waitFor(() => expect(lastFilter()).toBe('{"q":"sari"}'));
    expect(callsTo(MOVE_MANY)).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the page of an application', () => {
  it('puts it on the short list, and takes it off [STAGE-2]', async () => {
    const { user } = openOne({ stage: 'shortlisted' });
    expect(await screen.findByText('Shortlisted')).toBeInTheDocument();
    arrange(MOVE, ok({ message: 'Moved' }));
    await user.click(screen.getByRole('button', { name: 'Take off the short list' }));
    await waitFor(() => expect(callsTo(MOVE)[0]?.body).toEqual({ id: application()._id, stage: 'viewed' }));
  });

  it.each([
    ['a', 'Accept Ada Obi?'],
    ['r', 'Reject Ada Obi?'],
  ])('asks for a decision after the key %s', async (key, question) => {
    const { user } = openOne();
    await screen.findByRole('button', { name: 'Accept' });
    await user.keyboard(key);
    expect(await screen.findByText(question)).toBeInTheDocument();
  });

  it('keeps a private note [STAGE-4]', async () => {
    const { user } = openOne({ privateNote: 'Call' });
    const field = await screen.findByLabelText('Private note');
    expect(field).toHaveValue('Call');
    expect(field).toHaveAttribute('maxlength', '1000');
    arrange(NOTE, ok({ message: 'Note saved' }));
    await user.type(field, ' again');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('Note saved')).toBeInTheDocument();
    expect(callsTo(NOTE)[0]?.body).toEqual({ note: 'Call again' });
  });

  it('keeps the text of a note that could not be saved [STAGE-4]', async () => {
    const { user } = openOne();
    arrange(NOTE, failure(503, 'unavailable', 'A part of the board is down.'));
    await user.type(await screen.findByLabelText('Private note'), 'Call');
    await user.click(screen.getByRole('button', { name: 'Save note' }));
    expect(await screen.findByText('A part of the board is down.')).toBeInTheDocument();
    expect(screen.getByLabelText('Private note')).toHaveValue('Call');
  });
});

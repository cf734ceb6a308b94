import { JOB_LOCATIONS, MESSAGES } from '@skybil/shared';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok, rows } from '@skybil/web/testing/network';
import { writeDescription } from '../../testing/description';
import { optionsOf } from '../../testing/filters';
import { job } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';
import type { Job } from '../../providers/types';

const POST = 'POST /api/company/post-job';
const ONE = `/api/company/jobs/${job()._id}`;
type User = ReturnType<typeof renderConsole>['user'];

const select = (name: RegExp | string) => screen.findByRole('combobox', { name });
const group = () => screen.findByRole('button', { name: /More facts, optional/ });

async function choose(user: User, name: RegExp | string, option: string) {
  await user.click(await select(name));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function add() {
  arrange(POST, ok({}, 'Job posted successfully'));
  const { user } = renderConsole('/add-job');
  await writeDescription('<p>Keep the books.</p>');
  await user.click(await screen.findByLabelText(/Job Title/));
  await user.paste('Accountant');
  return user;
}

async function posted(user: User) {
  await user.click(screen.getByRole('button', { name: 'ADD' }));
  expect(await screen.findByText('Job posted successfully')).toBeInTheDocument();
  return callsTo(POST)[0]?.body;
}

async function edit(fields: Partial<Job>) {
  arrange(`GET ${ONE}`, ok({ data: job(fields) }));
  arrange('GET /api/company/jobs', rows([job()]));
  arrange(`PUT ${ONE}`, ok({ data: job(fields) }));
  const { user } = renderConsole(`/manage-jobs/${job()._id}`);
  await screen.findByRole('textbox', { name: 'Job Description' });
  return user;
}

async function saved(user: User) {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(MESSAGES.jobUpdated)).toBeInTheDocument();
  return callsTo(`PUT ${ONE}`)[0]?.body;
}

describe('the location of a job', () => {
  it('is one of 37 states, the first ten first, or nationwide [CONSOLE-29]', async () => {
    const user = await add();
    expect(await optionsOf(user, /Job Location/)).toEqual([...JOB_LOCATIONS, 'Nationwide']);
    await user.click(screen.getByRole('option', { name: 'Nationwide' }));
    await user.click(await group());
    await select('Employment type');
    expect(screen.queryByRole('combobox', { name: 'Also in' })).not.toBeInTheDocument();
    expect(await posted(user)).toMatchObject({ location: 'Nigeria' });
    expect(callsTo(POST)[0]?.body).not.toHaveProperty('states');
  });

  it('is the first of several states and may name an area [CONSOLE-29]', async () => {
    const user = await add();
    await user.click(await group());
    await choose(user, 'Also in', 'Ogun');
    await choose(user, 'Also in', 'Oyo');
    await user.type(screen.getByLabelText('City or area'), 'Ikeja');
    expect(await posted(user)).toMatchObject({
      location: 'Lagos',
      states: ['Lagos', 'Ogun', 'Oyo'],
      place: 'Ikeja',
    });
  });

  it('is not offered a second time among the other states', async () => {
    const user = await add();
    await user.click(await group());
    await user.click(await select('Also in'));
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual(JOB_LOCATIONS.slice(1));
  });

  it('leaves no former location in the states [CONSOLE-29]', async () => {
    const user = await edit({ location: 'Lagos', states: ['Lagos', 'Ogun'] });
    await choose(user, /Job Location/, 'Kano');
    expect(await screen.findByText('Ogun')).toBeInTheDocument();
    expect(await saved(user)).toMatchObject({ location: 'Kano', states: ['Kano', 'Ogun'] });
  });

  it('drops the other states if it becomes nationwide', async () => {
    const user = await edit({ location: 'Lagos', states: ['Lagos', 'Ogun'] });
    await choose(user, /Job Location/, 'Nationwide');
    expect(await saved(user)).not.toHaveProperty('states');
  });
});

describe('the work mode of a job', () => {
  it('fits the kind, and is never remote for an on-site job [CONSOLE-30]', async () => {
    const user = await add();
    expect(await optionsOf(user, /Job Nature/)).toEqual(['On-site', 'Hybrid']);
    await user.click(screen.getByRole('option', { name: 'Hybrid' }));
    await choose(user, /Kind/, 'Remote');
    expect(await select(/Job Nature/)).toHaveTextContent('Hybrid');
    expect(await optionsOf(user, /Job Nature/)).toEqual(['Remote', 'Hybrid']);
    await user.click(screen.getByRole('option', { name: 'Remote' }));
    await choose(user, /Kind/, 'On-site');
    expect(await select(/Job Nature/)).toHaveTextContent('On-site');
    expect(await posted(user)).not.toHaveProperty('workMode');
    expect(callsTo(POST)[0]?.body).toMatchObject({ nature: 'Remote' });
  });

  it('is sent if it was chosen', async () => {
    const user = await add();
    await choose(user, /Job Nature/, 'Hybrid');
    expect(await posted(user)).toMatchObject({ workMode: 'Hybrid', nature: 'Remote' });
  });
});

describe('the optional facts of a job', () => {
  it('are behind a heading that opens them [CONSOLE-31]', async () => {
    const user = await add();
    const heading = await group();
    expect(heading).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('textbox', { name: 'City or area' })).not.toBeInTheDocument();
    await user.click(heading);
    expect(await screen.findByRole('textbox', { name: 'City or area' })).toBeInTheDocument();
  });

  it('are sent if they were stated [CONSOLE-31]', async () => {
    const user = await add();
    await user.click(await group());
    await choose(user, 'Employment type', 'Contract');
    await choose(user, 'NYSC certificate', 'Required');
    await choose(user, 'Degree or HND', 'Not required');
    expect(await posted(user)).toMatchObject({
      employmentType: 'Contract',
      nysc: 'Required',
      degree: 'Not required',
    });
  });

  it('are open if a job states some, and can be emptied [CONSOLE-31]', async () => {
    const facts = {
      place: 'Yaba',
      employmentType: 'Contract',
      nysc: 'Required',
      degree: 'Required',
    } as const;
    const user = await edit({ ...facts, states: ['Lagos', 'Ogun'] });
    expect(await group()).toHaveAttribute('aria-expanded', 'true');
    await user.clear(screen.getByLabelText('City or area'));
    for (const name of ['Employment type', 'NYSC certificate', 'Degree or HND'])
      await choose(user, name, 'Clear value');
    await user.click(await select('Also in'));
    await user.keyboard('{Backspace}');
    const body = await saved(user);
    for (const field of ['states', ...Object.keys(facts)]) expect(body).not.toHaveProperty(field);
  });

  it('open if one of them is refused', async () => {
    const user = await add();
    arrange(POST, failure(400, 'bad_input', MESSAGES.badInput, { place: 'Place is too long' }));
    await user.click(screen.getByRole('button', { name: 'ADD' }));
    expect(await screen.findByText('Place is too long')).toBeVisible();
    expect(await group()).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('who a remote job is open to', () => {
  it('is asked for remote jobs only [CONSOLE-32]', async () => {
    const user = await add();
    await user.click(await group());
    await screen.findByRole('combobox', { name: 'Employment type' });
    expect(screen.queryByRole('combobox', { name: 'Open to people in' })).not.toBeInTheDocument();
    expect(await group()).not.toHaveTextContent('who may apply');
    await choose(user, /Kind/, 'Remote');
    expect(await group()).toHaveTextContent('who may apply');
    await user.click(await select('Open to people in'));
    const offered = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(offered.slice(0, 3).map((option) => option.textContent)).toEqual([
      'Worldwide',
      'Nigeria',
      'Afghanistan',
    ]);
    await user.click(screen.getByRole('option', { name: 'Nigeria' }));
    await choose(user, 'Open to people in', 'Ghana');
    expect(await posted(user)).toMatchObject({ openTo: ['NG', 'GH'] });
  });

  it('is the world or a list of countries, whichever was chosen last', async () => {
    const user = await edit({ kind: 'remote', openTo: ['NG'] });
    await choose(user, 'Open to people in', 'Worldwide');
    expect(screen.queryByText('Nigeria')).not.toBeInTheDocument();
    expect(await saved(user)).toMatchObject({ openTo: ['Worldwide'], kind: 'remote' });
  });

  it('is not sent for a job that became on-site', async () => {
    const user = await add();
    await choose(user, /Kind/, 'Remote');
    await user.click(await group());
    await choose(user, 'Open to people in', 'Nigeria');
    await choose(user, /Kind/, 'On-site');
    expect(await posted(user)).not.toHaveProperty('openTo');
  });
});

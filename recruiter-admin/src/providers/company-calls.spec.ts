import { MESSAGES, STORAGE_KEYS } from '@skybil/shared';
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, ok } from '@skybil/web/testing/network';
import { company } from '../testing/records';
import { companyCalls } from './company-calls';
import type { NewJob } from './types';

const newJob: NewJob = {
  title: 'Nurse',
  description: '<p>Care</p>',
  location: 'Edo',
  salary: '1',
  category: 'Management',
  level: 'Senior level',
  nature: 'Remote',
  currency: 'USD',
  kind: 'remote',
};

const posts = [
  ['post-job', () => companyCalls.postJob(newJob, 'k1', 10_000), newJob],
  [
    'change-visibility',
    // always says which visibility it wants, so that a retry does not undo
    () => companyCalls.changeVisibility({ id: 'a', visible: false }),
    { id: 'a', visible: false },
  ],
  [
    'change-status',
    () => companyCalls.changeStatus({ id: 'a', status: 'Rejected' }),
    { id: 'a', status: 'Rejected' },
  ],
  ['sign-out-everywhere', () => companyCalls.signOutEverywhere(), ''],
] as const;

describe('the calls of a company', () => {
  it.each(posts)(
    '%s sends what was given, as the company, and hands on the answer',
    async (path, call, body) => {
      localStorage.setItem(STORAGE_KEYS.companyToken, 'token-of-kano');
      arrange(`POST /api/company/${path}`, ok({}, 'Done'));
      expect(await call()).toMatchObject({ message: 'Done' });
      const sent = callsTo(`POST /api/company/${path}`);
      expect(sent.map((each) => each.body)).toEqual([body]);
      expect(sent[0]?.headers.get('token')).toBe('token-of-kano');
    },
  );

  it.each(posts)('%s fails with the server’s message and field errors', async (path, call) => {
    arrange(`POST /api/company/${path}`, failure(400, 'bad_input', 'Look again', { title: 'Too long' }));
    const error = await call().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({
      status: 400,
      message: 'Look again',
      body: { errors: { title: 'Too long' } },
    });
  });

  it.each(posts)('%s fails with a message if the board cannot be reached', async (path, call) => {
    arrange(`POST /api/company/${path}`, () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call()).rejects.toMatchObject({ status: 0, message: MESSAGES.unreachable });
  });

  it('load the company and its figures', async () => {
    const stats = { jobs: { total: 1 } };
    arrange('GET /api/company/company', ok({ company }));
    arrange('GET /api/company/stats', ok({ stats }));
    expect(await companyCalls.company()).toEqual(company);
    expect(await companyCalls.stats()).toEqual(stats);
  });

  const FACTS = { name: '', about: 'We build screens.', website: '', location: '' } as const;

  it('send the profile as a form, with a logo only if one was chosen', async () => {
    arrange('POST /api/company/profile', ok({}, MESSAGES.profileUpdated));
    const image = new File(['x'], 'logo.png', { type: 'image/png' });
    await companyCalls.updateProfile({ ...FACTS, name: 'Kano' });
    await companyCalls.updateProfile({ ...FACTS, name: 'Kano Systems', image });
    const forms = callsTo('POST /api/company/profile').map((call) => Object.entries(call.body as object));
    expect(forms).toEqual([
      Object.entries({ ...FACTS, name: 'Kano' }),
      Object.entries({ ...FACTS, name: 'Kano Systems', image }),
    ]);
  });

  it('export the applications as the server writes them', async () => {
    arrange('GET /api/company/applications.csv', new Response('Name\nAda\n'));
    expect(await companyCalls.exportApplications()).toBe('Name\nAda\n');
  });

  it('fails for an answer with success: false, whatever its status [CALL-9]', async () => {
    arrange(
      'POST /api/company/post-job',
      failure(200, 'bad_input', MESSAGES.badInput, { title: 'Too long' }),
    );
    await expect(companyCalls.postJob(newJob, 'k1', 10_000)).rejects.toMatchObject({
      status: 200,
      message: MESSAGES.badInput,
      body: { errors: { title: 'Too long' } },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { ok, rows } from '../testing/answers';
import { arrange, callsTo } from '../testing/mock-api';
import { application, job } from '../testing/records';
import { dataProvider } from './data-provider';

const list = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'date', order: 'DESC' as const },
  filter: {},
};

describe('the data provider', () => {
  it('asks for a page as ra-data-simple-rest does', async () => {
    arrange('GET /api/company/jobs', rows([job()], 57));
    const { data, total } = await dataProvider.getList('manage-jobs', {
      ...list,
      filter: { kind: 'remote' },
    });
    const query = callsTo('GET /api/company/jobs')[0]?.query;
    expect(query?.get('sort')).toBe('["date","DESC"]');
    expect(query?.get('range')).toBe('[25,49]');
    expect(query?.get('filter')).toBe('{"kind":"remote"}');
    expect([data.length, total]).toEqual([1, 57]);
  });

  it('hides applications that lack a job or a user', async () => {
    const orphans = [
      { ...application({ _id: 'x' }), jobId: null },
      { ...application({ _id: 'y' }), userId: null },
    ];
    arrange('GET /api/company/applications', rows([...orphans, application()]));
    const { data } = await dataProvider.getList('view-applications', list);
    expect(data.map((row) => row.id)).toEqual([application()._id]);
  });

  it('sends only what a company may change of its job', async () => {
    arrange('PUT /api/company/jobs/a', ok({ data: job() }));
    const { _id, ...fields } = job();
    await dataProvider.update('manage-jobs', {
      id: 'a',
      data: { id: _id, ...fields },
      previousData: { id: _id },
    });
    expect(Object.keys(callsTo('PUT /api/company/jobs/a')[0]?.body as object).sort()).toEqual([
      'category',
      'currency',
      'description',
      'level',
      'location',
      'nature',
      'salary',
      'title',
      'visible',
    ]);
  });

  it('always says which visibility it wants, so that a retry does not undo', async () => {
    arrange('POST /api/company/change-visibility', ok({}, 'Job visibility updated'));
    await dataProvider.changeVisibility({ id: 'a', visible: false });
    expect(callsTo('POST /api/company/change-visibility')[0]?.body).toEqual({ id: 'a', visible: false });
  });

  it('sends the profile as a form, with a logo only when one was chosen', async () => {
    arrange('POST /api/company/profile', ok({}, 'Profile updated'));
    await dataProvider.updateProfile({ name: 'Kano' });
    await dataProvider.updateProfile({
      name: 'Kano',
      image: new File(['x'], 'logo.png', { type: 'image/png' }),
    });
    const forms = callsTo('POST /api/company/profile').map((call) => [...(call.body as FormData).keys()]);
    expect(forms).toEqual([['name'], ['name', 'image']]);
  });

  it('exports the applications as the server writes them', async () => {
    arrange('GET /api/company/applications.csv', new Response('Name\nAda\n'));
    expect(await dataProvider.exportApplications()).toBe('Name\nAda\n');
  });
});

import { describe, expect, it } from 'vitest';
import { arrange, callsTo, ok, rows } from '@skybil/web/testing/network';
import { application, job } from '../testing/records';
import { dataProvider } from './data-provider';

const list = {
  pagination: { page: 2, perPage: 25 },
  sort: { field: 'date', order: 'DESC' as const },
  filter: {},
};

describe('the data provider', () => {
  it('requests a page like ra-data-simple-rest', async () => {
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

  it('hides applications without a job or a user', async () => {
    const orphans = [
      { ...application({ _id: 'x' }), jobId: null },
      { ...application({ _id: 'y' }), userId: null },
    ];
    arrange('GET /api/company/applications', rows([...orphans, application()]));
    const { data } = await dataProvider.getList('view-applications', list);
    expect(data.map((row) => row.id)).toEqual([application()._id]);
  });

  it('sends a change unmodified', async () => {
    arrange('PUT /api/company/jobs/a', ok({ data: job() }));
    const change = { title: 'Nurse', visible: false };
    const { data } = await dataProvider.update('manage-jobs', { id: 'a', data: change, previousData: {} });
    expect(callsTo('PUT /api/company/jobs/a').map((call) => call.body)).toEqual([change]);
    expect(data.id).toBe(job()._id);
  });

  it.each([
    ['manage-jobs', 'jobs', job()],
    ['view-applications', 'applications', application()],
  ])('loads one and several %s from %s', async (resource, folder, record) => {
    arrange(`GET /api/company/${folder}/a`, ok({ data: record }));
    arrange(`GET /api/company/${folder}`, rows([record]));
    expect((await dataProvider.getOne(resource, { id: 'a' })).data.id).toBe(record._id);
    expect((await dataProvider.getMany(resource, { ids: ['a', 'b'] })).data[0]?.id).toBe(record._id);
    expect(callsTo(`GET /api/company/${folder}`)[0]?.query.get('filter')).toBe('{"id":["a","b"]}');
  });

  it('uses the API’s resource names in all methods', async () => {
    arrange('POST /api/company/jobs', ok({ data: job() }));
    await dataProvider.create('manage-jobs', { data: { title: 'Nurse' } });
    expect(callsTo('POST /api/company/jobs').map((call) => call.body)).toEqual([{ title: 'Nurse' }]);
  });

  it('aborts a list that is no longer needed', async () => {
    arrange('GET /api/company/jobs', rows([]));
    const { signal } = new AbortController();
    await dataProvider.getList('manage-jobs', { ...list, signal });
    expect(dataProvider.supportAbortSignal).toBe(true);
    expect(callsTo('GET /api/company/jobs')[0]?.signal).toBe(signal);
  });
});

import { jobRow, jobsPage } from '../../testing/records';
import { findJobs } from './find-jobs';
import type { ListQuery } from './found-jobs';
import { readFilter } from './job-filter';

const row = (id: string) => jobRow({ _id: id, title: id });
const rows = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => row(`${prefix}${at + 1}`));

/** Six of these jobs, as the API pages them. */
function paged(jobs: ReturnType<typeof rows>, page: number, more: Partial<ReturnType<typeof jobsPage>> = {}) {
  return jobsPage(jobs.slice((page - 1) * 6, page * 6), { total: jobs.length, page, ...more });
}

async function search(address: string, answer: (query: ListQuery, page: number) => ReturnType<typeof paged>) {
  const asked: ListQuery[] = [];
  const found = await findJobs(readFilter(new URLSearchParams(address)), (query, page) => {
    asked.push(query);
    return Promise.resolve(answer(query, page));
  });
  const ids = (jobs?: { _id: string }[]) => jobs?.map(({ _id }) => _id) ?? [];
  return { ...found, asked, ids: ids(found.jobs), otherIds: ids(found.others?.jobs) };
}

describe('a search by title', () => {
  it('that finds six titles asks for nothing else', async () => {
    const { asked, ids, others, pages } = await search('title=cook', (_, page) => paged(rows('t', 7), page));
    expect(asked).toEqual([expect.objectContaining({ title: 'cook' })]);
    expect([ids, others, pages]).toEqual([['t1', 't2', 't3', 't4', 't5', 't6'], undefined, 2]);
  });

  const few = ({ q }: ListQuery, page: number) =>
    q ? paged([...rows('t', 2), ...rows('c', 7)], page) : paged(rows('t', 2), page);

  it('that finds fewer shows close jobs below, without repeats [SITE-61]', async () => {
    const { ids, others, otherIds, pages, total } = await search('title=cook', few);
    expect(ids).toEqual(['t1', 't2']);
    expect(others?.heading).toBe('Close to what you typed');
    expect([otherIds, pages, total]).toEqual([['c1', 'c2', 'c3', 'c4'], 2, 2]);
  });

  it('goes on with the close jobs on the second page, each job once [SITE-61]', async () => {
    const { ids, otherIds } = await search('title=cook&page=2', few);
    expect([ids, otherIds]).toEqual([[], ['c5', 'c6', 'c7']]);
  });

  it('that finds no title counts the close jobs', async () => {
    const { total, miss } = await search('title=cook+lagos', ({ q }, page) =>
      q ? paged(rows('c', 9), page, { matchingAll: 2, unmatched: [] }) : paged([], page),
    );
    expect([total, miss]).toEqual([9, undefined]);
  });

  it('of signs alone is only searched as text', async () => {
    const { asked } = await search('title=%2B%2B', (_, page) => paged(rows('t', 1), page));
    expect(asked.map(({ q }) => q)).toEqual([undefined]);
  });
});

describe('a short word', () => {
  const answer = ({ q, notQ }: ListQuery, page: number) => {
    if (q) return paged(rows('hr', 7), page);
    return notQ === 'hr' ? paged(rows('chrome', 8), page) : paged([], page);
  };
  const at = async (page: number) => search(`title=hr&page=${page}`, answer);

  it('finds what it means on the first pages, and other titles on those after [SITE-62]', async () => {
    expect((await at(1)).ids).toEqual(['hr1', 'hr2', 'hr3', 'hr4', 'hr5', 'hr6']);
    expect((await at(2)).ids).toEqual(['hr7']);
    const third = await at(3);
    expect([third.ids, third.otherIds]).toEqual([
      [],
      ['chrome1', 'chrome2', 'chrome3', 'chrome4', 'chrome5', 'chrome6'],
    ]);
    expect(third.others?.heading).toBe('Other titles with “hr”');
    expect((await at(4)).otherIds).toEqual(['chrome7', 'chrome8']);
    expect([third.pages, third.total]).toEqual([4, 15]);
  });
});

describe('a search that no job matches', () => {
  it('names the words that found nothing and offers to leave them out [SITE-63]', async () => {
    const { miss, otherIds } = await search('title=Zebra+cook', ({ q }, page) =>
      q ? paged(rows('c', 2), page, { matchingAll: 0, unmatched: ['zebra'] }) : paged([], page),
    );
    expect(miss).toEqual({
      what: '“zebra”',
      steps: [{ words: 'Search for “cook”', change: { title: 'cook' } }],
    });
    expect(otherIds).toEqual(['c1', 'c2']);
  });

  it('names all words if no job has all of them', async () => {
    const { miss } = await search('title=remote+cook', ({ q }, page) =>
      q ? paged(rows('c', 2), page, { matchingAll: 0, unmatched: [] }) : paged([], page),
    );
    expect(miss).toMatchObject({ what: 'all of “remote cook”', steps: [{ words: 'Show all jobs' }] });
  });

  it('names the filter without which there are jobs, and shows these [SITE-63]', async () => {
    const { miss, otherIds, asked, total } = await search(
      'title=cook&category=Legal&pay=stated',
      ({ category, q }, page) => paged(q && category?.length === 0 ? rows('near', 3) : [], page),
    );
    expect([otherIds, total]).toEqual([['near1', 'near2', 'near3'], 0]);
    expect(miss).toMatchObject({
      what: '“Legal” and the rest of your search',
      steps: [{ words: 'Search without “Legal”', change: { category: [] }, total: 3 }],
    });
    expect(asked.filter(({ category }) => category?.length === 0)).toHaveLength(1);
  });

  it('offers to drop each part that brings jobs, with their number, and shows those of the first [SITE-63]', async () => {
    const { miss, otherIds } = await search(
      'location=mars&postedWithin=1&pay=stated',
      ({ place, postedWithin, pay }, page) => {
        const isLeft = (part: unknown) => part === undefined;
        if (isLeft(pay)) return paged([], page);
        return paged(
          rows(isLeft(place) ? 'place' : 'age', isLeft(place) ? 8 : isLeft(postedWithin) ? 2 : 0),
          page,
        );
      },
    );
    expect(miss?.steps.map(({ words, total }) => [words, total])).toEqual([
      ['Search without “Last 24 hours”', 2],
      ['Search without “mars”', 8],
    ]);
    expect(otherIds).toEqual(['age1', 'age2']);
  });

  it('names everything if only all jobs are left', async () => {
    const { miss } = await search('location=mars&postedWithin=1', ({ place, postedWithin }, page) =>
      paged(place || postedWithin ? [] : rows('near', 1), page),
    );
    expect(miss).toMatchObject({
      what: '“Last 24 hours” and “mars” together',
      steps: [{ words: 'Show all jobs', total: 1 }],
    });
  });

  it('offers jobs that are not open to Nigeria only if there are some', async () => {
    const { miss } = await search('kind=remote', ({ openTo }, page) =>
      openTo ? paged([], page, { notOpen: 3 }) : paged(rows('near', 3), page),
    );
    expect(miss).toMatchObject({
      what: '“Open to Nigeria” and the rest of your search',
      steps: [{ change: { openTo: 'any' }, total: 3 }],
    });
  });

  it('has no next step on an empty board', async () => {
    const { miss, others } = await search('title=cook', (_, page) => paged([], page));
    expect([miss, others]).toEqual([undefined, undefined]);
  });
});

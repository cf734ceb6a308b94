import { changeFilter, filterQuery, isFiltered, pageCount, readFilter, toggled } from './job-filter';

const filterOf = (query: string) => readFilter(new URLSearchParams(query));
const addressAfter = (query: string, change: Parameters<typeof changeFilter>[1]) =>
  changeFilter(new URLSearchParams(query), change).toString();

describe('the job filter in the address', () => {
  it('is all jobs, page 1, without parameters', () => {
    expect(filterOf('')).toEqual({
      title: '',
      location: '',
      category: [],
      locations: [],
      company: '',
      kind: 'all',
      sort: '',
      postedWithin: '',
      openTo: '',
      pay: '',
      payAtLeast: 0,
      page: 1,
    });
  });

  it('reads every part as it was written', () => {
    const query =
      'title=cook&location=lag&category=Designing&locations=Lagos&locations=Oyo&company=640000000000000000000001&kind=remote' +
      '&sort=-pay&postedWithin=7&openTo=any&pay=stated&payAtLeast=200000&page=3';
    expect(addressAfter(query, { page: 3 })).toBe(query);
  });

  it('ignores values that are not in the lists and invalid pages', () => {
    expect(filterOf('company=Acme').company).toBe('');
    expect(filterOf('category=Magic&locations=Mars&kind=x&page=-2')).toEqual(filterOf(''));
    expect(filterOf('sort=size&postedWithin=2&openTo=Mars&pay=much&payAtLeast=-1')).toEqual(filterOf(''));
    expect(['0', '1.5', 'x'].map((page) => filterOf(`page=${page}`).page)).toEqual([1, 1, 1]);
    expect(filterOf('page=999999').page).toBe(1666);
  });

  it('reads a figure with commas', () => {
    expect(filterOf('payAtLeast=200,000').payAtLeast).toBe(200_000);
  });

  it('drops what makes no difference: newest without a title, and openness of on-site jobs', () => {
    expect(addressAfter('sort=-date&openTo=any&kind=job', {})).toBe('kind=job');
    expect(addressAfter('title=cook&sort=-date', {})).toBe('title=cook&sort=-date');
  });

  it('trims search text', () => {
    expect(filterOf('title=+cook+&location=++')).toEqual(filterOf('title=cook'));
  });

  it('cuts search text to the API’s limit', () => {
    expect(filterOf(`title=${'a'.repeat(120)}`).title).toHaveLength(100);
  });

  it('returns to page 1 after any change except that of the page [SITE-3]', () => {
    expect(addressAfter('page=4', { kind: 'job' })).toBe('kind=job');
    expect(addressAfter('page=4&title=cook', { title: '' })).toBe('');
    expect(addressAfter('kind=job&page=4', { page: 5 })).toBe('kind=job&page=5');
  });

  it('keeps other parameters of the address', () => {
    expect(addressAfter('recruiter=login', { title: 'cook' })).toBe('recruiter=login&title=cook');
  });

  it.each([
    'title=cook',
    'location=lag',
    'category=Designing',
    'locations=Oyo',
    'kind=remote',
    'kind=job',
    'postedWithin=1',
    'pay=stated',
    'payAtLeast=1',
    'openTo=any',
  ])('knows that %s changes which jobs are listed', (query) => {
    expect(isFiltered(filterOf(query))).toBe(true);
  });

  it('asks for remote jobs that are open to Nigeria, unless the reader wants all [SITE-64]', () => {
    expect(filterQuery(filterOf('')).openTo).toBe('Nigeria');
    expect(filterQuery(filterOf('kind=remote')).openTo).toBe('Nigeria');
    expect(filterQuery(filterOf('kind=remote&openTo=any')).openTo).toBeUndefined();
    expect(filterQuery(filterOf('kind=job')).openTo).toBeUndefined();
  });

  it('asks for the location as a place, which the API understands [SITE-60]', () => {
    expect(filterQuery(filterOf('location=ikeja'))).toMatchObject({ place: 'ikeja' });
  });

  it('does not count page or order as filtered', () => {
    expect(isFiltered(filterOf('page=2&sort=-pay'))).toBe(false);
  });

  it('ticks and clears one box', () => {
    expect(toggled(['Oyo'], 'Edo')).toEqual(['Oyo', 'Edo']);
    expect(toggled(['Oyo', 'Edo'], 'Oyo')).toEqual(['Edo']);
  });

  it('counts pages of six jobs, up to the API’s last page', () => {
    expect([0, 6, 7, 10_000].map(pageCount)).toEqual([0, 1, 2, 1666]);
  });
});

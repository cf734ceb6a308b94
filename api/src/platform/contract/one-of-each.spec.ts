import { DiscoveryService } from '@nestjs/core';
import { discovered } from '../../../test/discovered.js';
import { oneOfEach } from './one-of-each.js';

const Cooks = DiscoveryService.createDecorator<'soup' | 'stew'>();

describe('the class that stands for each kind', () => {
  const soup = {};
  const stew = {};
  const find = (providers: Record<string, unknown>, kinds?: readonly ('soup' | 'stew')[]) =>
    oneOfEach(discovered(providers), Cooks, 'Cooks', kinds);

  it('is found by its decorator', () => {
    expect(find({ soup, stew }, ['soup', 'stew'])).toEqual(
      new Map([
        ['soup', soup],
        ['stew', stew],
      ]),
    );
  });

  it('is sought among the classes that carry the decorator, and no others', () => {
    const asked: object[] = [];
    const getProviders = (options: object) => (asked.push(options), []);
    oneOfEach({ getProviders } as unknown as DiscoveryService, Cooks, 'Cooks');
    expect(asked).toEqual([{ metadataKey: Cooks.KEY }]);
  });

  it('stops the start by name when it is missing', () => {
    expect(() => find({ soup }, ['soup', 'stew'])).toThrow("No class is @Cooks('stew')");
    expect(find({ soup })).toEqual(new Map([['soup', soup]]));
  });

  it('stops the start by name when there are two', () => {
    const wrappers = [{ instance: soup }, { instance: stew }];
    const twice = { getProviders: () => wrappers, getMetadataByDecorator: () => 'soup' };
    expect(() => oneOfEach(twice as unknown as DiscoveryService, Cooks, 'Cooks')).toThrow(
      "Two classes are @Cooks('soup')",
    );
  });
});

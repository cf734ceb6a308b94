import { DiscoveryService } from '@nestjs/core';
import { discovered } from '../../../test/discovered.js';
import { oneOfEach } from './one-of-each.js';

const Cooks = DiscoveryService.createDecorator<'soup' | 'stew'>();

describe('oneOfEach', () => {
  const soup = {};
  const stew = {};
  const find = (providers: Record<string, unknown>, kinds?: readonly ('soup' | 'stew')[]) =>
    oneOfEach(discovered(providers), Cooks, 'Cooks', kinds);

  it('finds providers by their decorator', () => {
    expect(find({ soup, stew }, ['soup', 'stew'])).toEqual(
      new Map([
        ['soup', soup],
        ['stew', stew],
      ]),
    );
  });

  it('asks only for providers with the decorator', () => {
    const asked: object[] = [];
    const getProviders = (options: object) => (asked.push(options), []);
    oneOfEach({ getProviders } as unknown as DiscoveryService, Cooks, 'Cooks');
    expect(asked).toEqual([{ metadataKey: Cooks.KEY }]);
  });

  it('throws an error that names a kind without a class', () => {
    expect(() => find({ soup }, ['soup', 'stew'])).toThrow("No class is @Cooks('stew')");
    expect(find({ soup })).toEqual(new Map([['soup', soup]]));
  });

  it('throws an error that names a kind with two classes', () => {
    const wrappers = [{ instance: soup }, { instance: stew }];
    const twice = { getProviders: () => wrappers, getMetadataByDecorator: () => 'soup' };
    expect(() => oneOfEach(twice as unknown as DiscoveryService, Cooks, 'Cooks')).toThrow(
      "Two classes are @Cooks('soup')",
    );
  });
});

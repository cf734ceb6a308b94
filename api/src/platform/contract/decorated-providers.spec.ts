import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { decoratedProviders } from './decorated-providers.js';

const Cooks = DiscoveryService.createDecorator<'soup' | 'stew'>();

@Cooks('soup')
class Soup {}

@Cooks('stew')
class Stew {}

class Guest {}

it('finds providers by their decorator', async () => {
  const module = await Test.createTestingModule({
    imports: [DiscoveryModule],
    providers: [Soup, Stew, Guest],
  }).compile();
  expect(decoratedProviders(module.get(DiscoveryService), Cooks)).toEqual(
    new Map<string, object>([
      ['soup', module.get(Soup)],
      ['stew', module.get(Stew)],
    ]),
  );
});

import type { DiscoverableDecorator, DiscoveryService } from '@nestjs/core';

/** The providers with a decorator, by the decorator's value. */
export function decoratedProviders<Kind, Provider>(
  discovery: DiscoveryService,
  decorator: DiscoverableDecorator<Kind>,
): Map<Kind, Provider> {
  const wrappers = discovery.getProviders({ metadataKey: decorator.KEY });
  return new Map(
    wrappers.map((wrapper) => [
      discovery.getMetadataByDecorator(decorator, wrapper) as Kind,
      wrapper.instance as Provider,
    ]),
  );
}

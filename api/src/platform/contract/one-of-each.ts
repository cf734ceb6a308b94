import type { DiscoverableDecorator, DiscoveryService } from '@nestjs/core';

/**
 * Finds the provider of each kind by its decorator.
 * @param kinds kinds that must have a provider
 * @throws Error that names a kind without a provider or with more than one
 */
export function oneOfEach<Kind extends string, Provider>(
  discovery: DiscoveryService,
  decorator: DiscoverableDecorator<Kind>,
  name: string,
  kinds: readonly Kind[] = [],
): Map<Kind, Provider> {
  const found = new Map<Kind, Provider>();
  for (const wrapper of discovery.getProviders({ metadataKey: decorator.KEY })) {
    const kind = discovery.getMetadataByDecorator(decorator, wrapper) as Kind;
    const provider = wrapper.instance as Provider;
    if ((found.get(kind) ?? provider) !== provider) throw new Error(`Two classes are @${name}('${kind}')`);
    found.set(kind, provider);
  }
  const missing = kinds.find((kind) => !found.has(kind));
  if (missing) throw new Error(`No class is @${name}('${missing}')`);
  return found;
}

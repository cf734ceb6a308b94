import type { DiscoveryService } from '@nestjs/core';

/** A DiscoveryService that returns these providers, with each key as the decorator's value. */
export function discovered(providers: Record<string, unknown> = {}): DiscoveryService {
  const wrappers = Object.entries(providers).map(([kind, instance]) => ({ kind, instance }));
  return {
    getProviders: () => wrappers,
    getMetadataByDecorator: (_: unknown, { kind }: { kind: string }) => kind,
  } as unknown as DiscoveryService;
}

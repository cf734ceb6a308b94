import type { DiscoveryService } from '@nestjs/core';

/** Finds these providers by what their decorators would say. */
export function discovered(providers: Record<string, unknown> = {}): DiscoveryService {
  const wrappers = Object.entries(providers).map(([kind, instance]) => ({ kind, instance }));
  return {
    getProviders: () => wrappers,
    getMetadataByDecorator: (_: unknown, { kind }: { kind: string }) => kind,
  } as unknown as DiscoveryService;
}

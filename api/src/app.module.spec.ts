import type { DiscoveryService } from '@nestjs/core';
import { AccountsOf } from './modules/accounts/accounts.js';
import { AppModule } from './app.module.js';
import { PERSON_KINDS } from './platform/contract/route/principal.js';
import { FILE_HOLDERS } from './platform/files/file-kinds.js';
import { OwnsFiles } from './platform/files/file-owners.js';
import type { JobModerationService } from './modules/jobs/job-moderation.service.js';
import type { JobSearch } from './modules/jobs/search/job-search.js';
import { KnowsAddressesOf } from './platform/mail/proven-addresses.js';
import { PreparesMail } from './platform/mail/mail-preparers.js';
import { PREPARED_MAILS } from './platform/mail/mail-templates.js';

describe('AppModule', () => {
  const needed: [name: string, key: string, kinds: readonly string[]][] = [
    ['AccountsOf', AccountsOf.KEY, PERSON_KINDS],
    ['KnowsAddressesOf', KnowsAddressesOf.KEY, PERSON_KINDS],
    ['OwnsFiles', OwnsFiles.KEY, FILE_HOLDERS],
    ['PreparesMail', PreparesMail.KEY, PREPARED_MAILS],
  ];

  /** Starts the module with every required class registered but one. */
  function startWithout(decorator?: string, missing?: string): void {
    const found = new Map(needed.map(([name, key, kinds]) => [key, { name, kinds }]));
    const discovery = {
      getProviders: ({ metadataKey }: { metadataKey: string }) => {
        const { name, kinds } = found.get(metadataKey) ?? { name: '', kinds: [] };
        return kinds
          .filter((kind) => name !== decorator || kind !== missing)
          .map((kind) => ({ kind, instance: {} }));
      },
      getMetadataByDecorator: (_: unknown, { kind }: { kind: string }) => kind,
    };
    new AppModule(
      discovery as unknown as DiscoveryService,
      {} as JobModerationService,
      {} as JobSearch,
    ).onModuleInit();
  }

  it('starts when every required class is registered', () => {
    expect(() => startWithout()).not.toThrow();
  });

  it.each(needed.flatMap(([name, , kinds]) => kinds.map((kind) => [name, kind])))(
    'does not start without a class decorated with @%s(%j)',
    (name, kind) => {
      expect(() => startWithout(name, kind)).toThrow(`No class is @${name}('${kind}')`);
    },
  );
});

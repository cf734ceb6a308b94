import { DiscoveryService } from '@nestjs/core';
import { sharedBoard } from '../test/board.js';
import { AccountsOf, PERSON_KINDS } from './platform/contract/route/principal.js';
import { FILE_HOLDERS } from './platform/files/file-kinds.js';
import { OwnsFiles } from './platform/files/file-owners.js';
import { PreparesMail } from './platform/mail/mail-preparers.js';
import { PREPARED_MAILS } from './platform/mail/mail-templates.js';

it.each([
  ['AccountsOf', AccountsOf.KEY, PERSON_KINDS],
  ['OwnsFiles', OwnsFiles.KEY, FILE_HOLDERS],
  ['PreparesMail', PreparesMail.KEY, PREPARED_MAILS],
])('the board has one class with @%s for each value', async (_, metadataKey, values) => {
  const { app } = await sharedBoard();
  const providers = app.get(DiscoveryService).getProviders({ metadataKey });
  const classes = [...new Set(providers.map(({ metatype }) => metatype as object))];
  const found = classes.map((one) => Reflect.getMetadata(metadataKey, one) as string);
  expect(found.sort()).toEqual([...values].sort());
});

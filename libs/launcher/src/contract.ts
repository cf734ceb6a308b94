import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildApi } from './building/build-parts.ts';
import { generateContract } from './contract/generate.ts';
import { main } from './support/main.ts';
import { inRoot } from './support/root.ts';
import { say } from './support/say.ts';

await main(async () => {
  await buildApi();
  for (const { file, text } of await generateContract()) {
    mkdirSync(path.dirname(inRoot(file)), { recursive: true });
    writeFileSync(inRoot(file), text);
    say('contract', `wrote ${file}`);
  }
});

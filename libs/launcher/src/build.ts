import { buildAll } from './building/build-parts.ts';
import { main } from './support/main.ts';
import { say } from './support/say.ts';

await main(async () => {
  await buildAll();
  say('build', 'everything is up to date');
});

import { buildAll, buildApi } from './building/build-parts.ts';
import { main } from './support/main.ts';
import { say } from './support/say.ts';

/** `build.ts` builds everything that the board serves, `build.ts api` the API alone. */
await main(async () => {
  await (process.argv[2] === 'api' ? buildApi() : buildAll());
  say('build', 'everything is up to date');
});

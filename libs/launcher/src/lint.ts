import { buildForLint } from './building/build-parts.ts';
import { runLint } from './linting/steps.ts';
import { main } from './support/main.ts';
import { say, since } from './support/say.ts';

await main(async () => {
  await buildForLint();
  let failures = 0;
  await runLint(({ name, tells }, { code, output }, began) => {
    say(code === 0 ? 'ok' : 'FAILED', `${name} (${since(began)})`);
    if (code !== 0) failures += 1;
    if (code !== 0 || tells) console.log(output.trimEnd());
  });
  return failures === 0 ? 0 : 1;
});

import { buildLibs } from './building/build-parts.ts';
import { runLint } from './linting/steps.ts';
import { main } from './support/main.ts';
import { say, since } from './support/say.ts';

await main(async () => {
  await buildLibs();
  let failures = 0;
  await runLint(({ name }, { code, output }, began) => {
    say(code === 0 ? 'ok' : 'FAILED', `${name} (${since(began)})`);
    if (code === 0) return;
    failures += 1;
    console.log(output.trim());
  });
  return failures === 0 ? 0 : 1;
});

import { buildLibs } from './building/build-parts.ts';
import { lintSteps } from './linting/steps.ts';
import { main } from './support/main.ts';
import { say, since } from './support/say.ts';

await main(async () => {
  // types of the apps are read from what the libs were built to
  await buildLibs();
  let failures = 0;
  for (const step of lintSteps) {
    const began = performance.now();
    const { code, output } = await step.run();
    say(code === 0 ? 'ok' : 'FAILED', `${step.name} (${since(began)})`);
    if (code === 0) continue;
    failures += 1;
    console.log(output.trim());
  }
  return failures === 0 ? 0 : 1;
});

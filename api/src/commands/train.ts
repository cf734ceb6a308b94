import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { examplesToLearn, readExamples } from '../modules/advert-check/classifier/examples.js';
import { modelText } from '../modules/advert-check/classifier/model.js';
import { train } from '../modules/advert-check/classifier/train.js';
import { printLine } from './print.js';
import { parseArguments, runCommand } from './run-command.js';

const FOLDER = 'api/src/modules/advert-check/classifier';

runCommand(async () => {
  parseArguments('Usage: npm run train', {});
  const examples = examplesToLearn(readExamples(join(FOLDER, 'examples')));
  writeFileSync(join(FOLDER, 'model.json'), modelText(train(examples)));
  printLine(`${FOLDER}/model.json is written. Build again to use it.`);
  return 0;
});

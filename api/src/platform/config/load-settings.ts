import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { boardFolder } from '@skybil/shared';
import { SettingsError } from '../errors/start-error.js';
import { unsafeInProduction } from './production-rules.js';
import { boardProblem } from './board-problem.js';
import { developmentSecrets } from './development-secrets.js';
import { readSettingFiles } from './setting-files.js';
import { Settings } from './settings.js';

export function loadSettings(env: NodeJS.ProcessEnv): Settings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const { values: given, problems } = readSettingFiles(set, SETTING_NAMES);
  const production = (given.NODE_ENV ?? 'production') === 'production';
  const defaults: Partial<Settings> = {
    PUBLIC_URL: `http://localhost:${given.PORT ?? 3000}`,
    AUTH_MODE: given.CLERK_SECRET_KEY || given.CLERK_JWT_KEY ? 'clerk' : 'local',
    SAMPLE_DATA: production || isOwnBoard(given.BOARD_FOLDER) ? 'off' : 'on',
    MODERATION: production ? 'on' : 'off',
    STOP_NOTICE_SECONDS: production ? 10 : 0,
    ...(production ? {} : developmentSecrets(given.DATA_DIR ?? '.data', given)),
  };
  // the rest of the environment is neither stored nor validated
  const known = Object.entries({ ...defaults, ...given }).filter(([name]) => SETTING_NAMES.has(name));
  const settings = plainToInstance(Settings, Object.fromEntries(known));
  const invalid = validateSync(settings).flatMap(({ constraints = {} }) => Object.values(constraints));
  addUnreported(problems, invalid);
  const board = boardProblem(boardFolder(settings.BOARD_FOLDER));
  if (board) problems.push(board);
  if (settings.SAMPLE_DATA === 'on' && isOwnBoard(settings.BOARD_FOLDER))
    problems.push(
      'SAMPLE_DATA must stay off with BOARD_FOLDER, because the samples are jobs of the default board',
    );
  if (settings.MODERATION === 'checked' && settings.STAFF !== 'on')
    problems.push('MODERATION checked needs STAFF=on, because somebody must check the companies');
  if (production) addUnreported(problems, unsafeInProduction(settings, given));
  if (problems.length > 0) {
    throw new SettingsError(`These settings are missing or wrong: ${problems.join('; ')}. See .env.example.`);
  }
  settings.PUBLIC_URL = settings.PUBLIC_URL.replace(/\/+$/, '');
  return settings;
}

const isOwnBoard = (folder: string | undefined): boolean => !!folder && folder !== 'board';

/** Each setting is reported once. A problem begins with the name of its setting. */
function addUnreported(problems: string[], more: readonly string[]): void {
  const setting = (problem: string) => problem.slice(0, problem.indexOf(' '));
  const reported = new Set(problems.map(setting));
  problems.push(...more.filter((problem) => !reported.has(setting(problem))));
}

/** Every setting has a validator. */
const SETTING_NAMES = new Set(
  getMetadataStorage()
    .getTargetValidationMetadatas(Settings, '', false, false)
    .map(({ propertyName }) => propertyName),
);

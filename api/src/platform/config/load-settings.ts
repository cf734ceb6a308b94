import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { SettingsError } from '../errors/start-error.js';
import { unsafeInProduction } from './production-rules.js';
import { developmentSecrets } from './development-secrets.js';
import { readSettingFiles } from './setting-files.js';
import { Settings } from './settings.js';

/**
 * Reads and checks the environment and the files that it names. Outside production missing secrets are made once and kept in
 * `DATA_DIR/secrets.json`.
 * @throws SettingsError naming every wrong setting
 */
export function loadSettings(env: NodeJS.ProcessEnv): Settings {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const { values: given, problems } = readSettingFiles(set, SETTING_NAMES);
  const production = (given.NODE_ENV ?? 'production') === 'production';
  const defaults: Partial<Settings> = {
    PUBLIC_URL: `http://localhost:${given.PORT ?? 3000}`,
    AUTH_MODE: given.CLERK_SECRET_KEY || given.CLERK_JWT_KEY ? 'clerk' : 'local',
    SAMPLE_DATA: production ? 'off' : 'on',
    MODERATION: production ? 'on' : 'off',
    STOP_NOTICE_SECONDS: production ? 10 : 0,
    ...(production ? {} : developmentSecrets(given.DATA_DIR ?? '.data', given)),
  };
  const settings = plainToInstance(Settings, pick({ ...defaults, ...given }));
  addNew(
    problems,
    validateSync(settings).flatMap((error) => Object.values(error.constraints ?? {})),
  );
  if (production) addNew(problems, unsafeInProduction(settings, given));
  if (problems.length > 0) {
    throw new SettingsError(`These settings are missing or wrong: ${problems.join('; ')}. See .env.example.`);
  }
  settings.PUBLIC_URL = settings.PUBLIC_URL.replace(/\/+$/, '');
  return settings;
}

/** Of a setting that has no value, or none that can be read, no more is told. */
function addNew(problems: string[], more: readonly string[]): void {
  const setting = (problem: string) => problem.slice(0, problem.indexOf(' '));
  const told = new Set(problems.map(setting));
  problems.push(...more.filter((problem) => !told.has(setting(problem))));
}

/** Every property of the class carries a check, and so is a setting. */
const SETTING_NAMES = new Set(
  getMetadataStorage()
    .getTargetValidationMetadatas(Settings, '', false, false)
    .map(({ propertyName }) => propertyName),
);

/** Only settings, so that the rest of the environment is neither kept nor validated. */
function pick(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => SETTING_NAMES.has(name)));
}

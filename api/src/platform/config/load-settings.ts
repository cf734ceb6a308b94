import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validateSync } from 'class-validator';
import { SettingsError } from '../errors/start-error.js';
import { unsafeInProduction } from './production-rules.js';
import { developmentSecrets } from './development-secrets.js';
import { readSettingFiles } from './setting-files.js';
import { Settings } from './settings.js';

/**
 * Reads and validates the environment and the files that it refers to. Outside production, missing secrets are generated once
 * and stored in `DATA_DIR/secrets.json`.
 * @throws SettingsError that names every wrong setting
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

/** Adds problems, but only for settings without an earlier problem, so that each setting is reported once. */
function addNew(problems: string[], more: readonly string[]): void {
  const setting = (problem: string) => problem.slice(0, problem.indexOf(' '));
  const reported = new Set(problems.map(setting));
  problems.push(...more.filter((problem) => !reported.has(setting(problem))));
}

/** Every setting has a validator, so the validator's metadata lists all settings. */
const SETTING_NAMES = new Set(
  getMetadataStorage()
    .getTargetValidationMetadatas(Settings, '', false, false)
    .map(({ propertyName }) => propertyName),
);

/** Picks settings, so that the rest of the environment is neither stored nor validated. */
function pick(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => SETTING_NAMES.has(name)));
}

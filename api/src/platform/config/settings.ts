import { applyDecorators } from '@nestjs/common';
import { boardFile, HOME_CURRENCY } from '@skybil/shared';
import { Transform, Type } from 'class-transformer';
import {
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUrl,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateIf,
} from 'class-validator';
import { AreExchangeRates, readExchangeRates } from './exchange-rates.js';

const DEFAULTS = boardFile();
const WEB_ADDRESS = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

const FORMER_SECRETS = /^\s*[^,\s]{32,}\s*(,\s*[^,\s]{32,}\s*)*$/;
const FORMER_NEEDS = 'must be secrets of 32 characters or more, separated by commas';
const FORMER_PEMS = /^(\s*-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----)+\s*$/;

const WholeNumber = (min: number, max: number) =>
  applyDecorators(
    Type(() => Number),
    IsInt(),
    Min(min),
    Max(max),
  );

/** S3 is the file store, or still has files from when it was. */
const usesS3 = ({ FILE_STORE, S3_BUCKET }: Settings) => FILE_STORE === 's3' || S3_BUCKET !== undefined;

/** Many hosts allow only one line per setting, so a PEM may have the two characters `\n` in place of line breaks. */
const Pem = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replaceAll('\\n', '\n') : value,
  );

/** `.env.example` explains each setting. */
export class Settings {
  @IsIn(['development', 'test', 'production'])
  NODE_ENV: 'development' | 'test' | 'production' = 'production';

  @WholeNumber(0, 65_535)
  PORT = 3000;

  @IsString()
  HOST = '127.0.0.1';

  @IsUrl(WEB_ADDRESS)
  PUBLIC_URL: string;

  @IsString()
  DATA_DIR = '.data';

  @Matches(/^mongodb(\+srv)?:\/\//, { message: 'MONGODB_URI must begin with mongodb:// or mongodb+srv://' })
  MONGODB_URI: string;

  @IsOptional()
  @Matches(/^mongodb(\+srv)?:\/\//, {
    message: 'SECURITY_LOG_URI must begin with mongodb:// or mongodb+srv://',
  })
  SECURITY_LOG_URI?: string;

  @IsIn(['local', 'clerk'])
  AUTH_MODE: 'local' | 'clerk';

  @IsOptional()
  @IsString()
  CLERK_PUBLISHABLE_KEY?: string;

  @IsOptional()
  @IsString()
  CLERK_SECRET_KEY?: string;

  @Pem()
  @ValidateIf((settings: Settings) => settings.AUTH_MODE === 'clerk')
  @Matches(/-----BEGIN PUBLIC KEY-----/, { message: 'CLERK_JWT_KEY must be a PEM public key' })
  CLERK_JWT_KEY?: string;

  @ValidateIf((settings: Settings) => settings.AUTH_MODE === 'clerk')
  @IsUrl(WEB_ADDRESS)
  CLERK_ISSUER?: string;

  @IsOptional()
  @IsString()
  CLERK_AUTHORIZED_PARTIES?: string;

  @IsOptional()
  @IsString()
  CLERK_WEBHOOK_SIGNING_SECRET?: string;

  @Pem()
  @ValidateIf((settings: Settings) => settings.AUTH_MODE === 'local')
  @Matches(/-----BEGIN PRIVATE KEY-----/, { message: 'LOCAL_AUTH_PRIVATE_KEY must be a PEM private key' })
  LOCAL_AUTH_PRIVATE_KEY?: string;

  @MinLength(32)
  COMPANY_JWT_SECRET: string;

  @MinLength(32)
  FILE_LINK_SECRET: string;

  @IsOptional()
  @Matches(FORMER_SECRETS, { message: `COMPANY_JWT_SECRET_FORMER ${FORMER_NEEDS}` })
  COMPANY_JWT_SECRET_FORMER?: string;

  @IsOptional()
  @Matches(FORMER_SECRETS, { message: `FILE_LINK_SECRET_FORMER ${FORMER_NEEDS}` })
  FILE_LINK_SECRET_FORMER?: string;

  @Pem()
  @IsOptional()
  @Matches(FORMER_PEMS, { message: 'LOCAL_AUTH_PRIVATE_KEY_FORMER must be PEM private keys' })
  LOCAL_AUTH_PRIVATE_KEY_FORMER?: string;

  @IsString()
  BOARD_FOLDER = 'board';

  @IsString()
  CORS_ORIGINS = '';

  @WholeNumber(0, 10)
  TRUST_PROXY_HOPS = 0;

  @WholeNumber(0, 300)
  STOP_NOTICE_SECONDS: number;

  @IsIn(['on', 'off'])
  OFFLINE: 'on' | 'off' = 'on';

  @IsIn(['on', 'off'])
  HSTS_SUBDOMAINS: 'on' | 'off' = 'off';

  @IsIn(['on', 'off'])
  RATE_LIMITS: 'on' | 'off' = 'on';

  @IsString()
  LIMITS = '';

  @IsOptional()
  @Matches(/^smtps?:\/\//, { message: 'SMTP_URL must begin with smtp:// or smtps://' })
  SMTP_URL?: string;

  @IsString()
  MAIL_FROM = `${DEFAULTS.name} <no-reply@${DEFAULTS.supportEmail.replace(/.*@/, '')}>`;

  @IsEmail()
  SUPPORT_EMAIL = DEFAULTS.supportEmail;

  @IsString()
  SOCIAL_LINKS = DEFAULTS.socialLinks
    .filter(({ url }) => url !== '')
    .map(({ name, url }) => `${name}=${url}`)
    .join(',');

  @AreExchangeRates()
  EXCHANGE_RATES = '';

  @IsOptional()
  @WholeNumber(0, 65_535)
  METRICS_PORT?: number;

  @IsString()
  METRICS_HOST = '127.0.0.1';

  @IsIn(['on', 'off', 'checked'])
  MODERATION: 'on' | 'off' | 'checked';

  @IsIn(['on', 'off'])
  STAFF: 'on' | 'off' = 'off';

  @IsIn(['on', 'off'])
  SAMPLE_DATA: 'on' | 'off';

  @IsIn(['gridfs', 's3'])
  FILE_STORE: 'gridfs' | 's3' = 'gridfs';

  @ValidateIf(usesS3)
  @IsUrl(WEB_ADDRESS)
  S3_ENDPOINT?: string;

  @ValidateIf(usesS3)
  @IsString()
  S3_BUCKET?: string;

  @IsOptional()
  @IsString()
  S3_REGION?: string;

  @ValidateIf(usesS3)
  @IsString()
  S3_ACCESS_KEY_ID?: string;

  @ValidateIf(usesS3)
  @IsString()
  S3_SECRET_ACCESS_KEY?: string;

  @IsOptional()
  @IsUrl(WEB_ADDRESS)
  SEARCH_URL?: string;

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
  LOG_LEVEL: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent' = 'info';

  get isProduction(): boolean {
    return this.NODE_ENV === 'production';
  }

  /** What one unit costs in the country's currency, by currency. */
  get homeRates(): ReadonlyMap<string, number> {
    return new Map([
      [HOME_CURRENCY, 1],
      ...Object.entries(readExchangeRates(this.EXCHANGE_RATES)?.home ?? {}),
    ]);
  }
}

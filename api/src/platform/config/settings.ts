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

const WEB_ADDRESS = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

const FORMER_SECRETS = /^\s*[^,\s]{32,}\s*(,\s*[^,\s]{32,}\s*)*$/;
const FORMER_NEEDS = 'must be secrets of 32 characters or more, separated by commas';
const FORMER_PEMS = /^(\s*-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----)+\s*$/;

/** Files are kept there, or some are there still. */
const usesS3 = ({ FILE_STORE, S3_BUCKET }: Settings) => FILE_STORE === 's3' || S3_BUCKET !== undefined;

/** Where a value is one line, as in the settings of many a host, a PEM has `\n` for the ends of its lines. */
const Pem = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' ? value.replaceAll('\\n', '\n') : value,
  );

/** Every setting of the board, read once from the environment and validated. `.env.example` explains each. */
export class Settings {
  /** Production unless somebody says otherwise: the launcher and the tests do. */
  @IsIn(['development', 'test', 'production'])
  NODE_ENV: 'development' | 'test' | 'production' = 'production';

  /** TCP port; 0 takes a free one. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65_535)
  PORT = 3000;

  @IsString()
  HOST = '127.0.0.1';

  /** Absolute address under which browsers reach the board, without a trailing slash. */
  @IsUrl(WEB_ADDRESS)
  PUBLIC_URL: string;

  @IsString()
  DATA_DIR = '.data';

  @Matches(/^mongodb(\+srv)?:\/\//, { message: 'MONGODB_URI must begin with mongodb:// or mongodb+srv://' })
  MONGODB_URI: string;

  /** A database of its own for the security log, with a user who may add and read; the board's own without it. */
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

  /** PEM public key that checks Clerk's session tokens without a call. */
  @Pem()
  @ValidateIf((settings: Settings) => settings.AUTH_MODE === 'clerk')
  @Matches(/-----BEGIN PUBLIC KEY-----/, { message: 'CLERK_JWT_KEY must be a PEM public key' })
  CLERK_JWT_KEY?: string;

  @ValidateIf((settings: Settings) => settings.AUTH_MODE === 'clerk')
  @IsUrl(WEB_ADDRESS)
  CLERK_ISSUER?: string;

  /** Origins whose session tokens are accepted, separated by commas. */
  @IsOptional()
  @IsString()
  CLERK_AUTHORIZED_PARTIES?: string;

  @IsOptional()
  @IsString()
  CLERK_WEBHOOK_SIGNING_SECRET?: string;

  /** PEM private key (RS256) of the built-in sign-in. */
  @Pem()
  @ValidateIf((settings: Settings) => settings.AUTH_MODE === 'local')
  @Matches(/-----BEGIN PRIVATE KEY-----/, { message: 'LOCAL_AUTH_PRIVATE_KEY must be a PEM private key' })
  LOCAL_AUTH_PRIVATE_KEY?: string;

  @MinLength(32)
  COMPANY_JWT_SECRET: string;

  @MinLength(32)
  FILE_LINK_SECRET: string;

  /** Secrets that the ones above have taken the place of, separated by commas; they only check. */
  @IsOptional()
  @Matches(FORMER_SECRETS, { message: `COMPANY_JWT_SECRET_FORMER ${FORMER_NEEDS}` })
  COMPANY_JWT_SECRET_FORMER?: string;

  @IsOptional()
  @Matches(FORMER_SECRETS, { message: `FILE_LINK_SECRET_FORMER ${FORMER_NEEDS}` })
  FILE_LINK_SECRET_FORMER?: string;

  /** The same for the built-in sign-in: PEM private keys, one after the other. */
  @Pem()
  @IsOptional()
  @Matches(FORMER_PEMS, { message: 'LOCAL_AUTH_PRIVATE_KEY_FORMER must be PEM private keys' })
  LOCAL_AUTH_PRIVATE_KEY_FORMER?: string;

  /** Origins that may call the API, separated by commas; same origin needs none. */
  @IsString()
  CORS_ORIGINS = '';

  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(10)
  TRUST_PROXY_HOPS = 0;

  /** How long a board that is told to stop says that it is not ready, and still serves; 10 in production, else 0. */
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(300)
  STOP_NOTICE_SECONDS: number;

  /** Whether browsers keep the site for when there is no line; off takes back what they keep. */
  @IsIn(['on', 'off'])
  OFFLINE: 'on' | 'off' = 'on';

  /** Whether browsers are told to use https for every name below the board's own as well. */
  @IsIn(['on', 'off'])
  HSTS_SUBDOMAINS: 'on' | 'off' = 'off';

  @IsIn(['on', 'off'])
  RATE_LIMITS: 'on' | 'off' = 'on';

  /** `name=number`, separated by commas; `limits/limit-numbers.ts` knows the names. */
  @IsString()
  LIMITS = '';

  @IsOptional()
  @Matches(/^smtps?:\/\//, { message: 'SMTP_URL must begin with smtp:// or smtps://' })
  SMTP_URL?: string;

  @IsString()
  MAIL_FROM = 'Skybil <no-reply@skybil.example>';

  @IsEmail()
  SUPPORT_EMAIL = 'support@skybil.example';

  /** `Name=https://address`, separated by commas. */
  @IsString()
  SOCIAL_LINKS = 'Facebook=https://www.facebook.com/,X=https://x.com/,LinkedIn=https://www.linkedin.com/';

  /** Where `/metrics` listens; nowhere without it. 0 takes a free port. */
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(0)
  @Max(65_535)
  METRICS_PORT?: number;

  /** An address of its own: numbers are for the operator, not for everybody who reaches the board. */
  @IsString()
  METRICS_HOST = '127.0.0.1';

  /** `on` lists the jobs of a company once its e-mail is proven, `off` at once. */
  @IsIn(['on', 'off'])
  MODERATION: 'on' | 'off';

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

  /** OpenSearch, which then answers the lists; they are answered from memory without it. */
  @IsOptional()
  @IsUrl(WEB_ADDRESS)
  SEARCH_URL?: string;

  @IsIn(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
  LOG_LEVEL: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent' = 'info';

  get isProduction(): boolean {
    return this.NODE_ENV === 'production';
  }
}

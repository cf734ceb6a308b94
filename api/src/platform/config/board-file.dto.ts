import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEmail,
  IsISO31661Alpha2,
  IsInt,
  IsLocale,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsUrl,
  Length,
  Matches,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { LIMITS, utcOffsets } from '@skybil/shared';

const MAX_NAMES = 200;

const Name = (max: number = LIMITS.placeCharacters) => {
  const message = `$property must be one line of 1 to ${max} characters`;
  return applyDecorators(Length(1, max, { message }), Matches(/^\S(?:[^\r\n]*\S)?$/, { message }));
};

const Names = () =>
  applyDecorators(
    IsArray(),
    ArrayMaxSize(MAX_NAMES),
    IsString({ each: true }),
    Length(1, LIMITS.placeCharacters, { each: true }),
  );

const Nested = (type: () => new () => object) =>
  applyDecorators(IsObject(), ValidateNested({ message: '$property is not complete' }), Type(type));

const NestedList = (type: () => new () => object) => applyDecorators(IsArray(), ValidateNested(), Type(type));

const IsSteadyTimeZone = () =>
  ValidateBy({
    name: 'isSteadyTimeZone',
    validator: {
      validate: (zone) => typeof zone === 'string' && hasOneOffset(zone),
      defaultMessage: () =>
        '$property must be a time zone without summer time, such as Africa/Nairobi, because dates are shown at one offset',
    },
  });

function hasOneOffset(timeZone: string): boolean {
  try {
    return new Set(utcOffsets(timeZone)).size === 1;
  } catch {
    return false;
  }
}

class SocialLinkInFile {
  @Name()
  name: string;

  /** Without an address its icon is not shown. */
  @ValidateIf(({ url }: SocialLinkInFile) => url !== '')
  @IsUrl({ protocols: ['https'], require_protocol: true })
  url: string;
}

class PayRangeInFile {
  @Min(0)
  from: number;

  @Min(1)
  to: number;
}

class CurrencyInFile {
  @Matches(/^[A-Z]{3}$/, { message: '$property must be a code of ISO 4217, such as USD' })
  code: string;

  @Name(5)
  sign: string;

  @Name()
  name: string;

  @Names()
  marks: string[];

  @Nested(() => PayRangeInFile)
  usualPay: PayRangeInFile;

  @Nested(() => PayRangeInFile)
  plausiblePay: PayRangeInFile;
}

class NationalService {
  @Name()
  name: string;

  @Names()
  otherNames: string[];
}

class PlaceOfCountry {
  @Name()
  name: string;

  @IsOptional()
  @IsBoolean()
  isCity?: boolean;

  @IsOptional()
  @Names()
  otherNames?: string[];

  @IsOptional()
  @Names()
  areas?: string[];
}

class CountryInFile {
  @Name()
  name: string;

  @IsISO31661Alpha2({ message: '$property must be a code of ISO 3166, such as KE' })
  code: string;

  @Name()
  people: string;

  @Names()
  otherNames: string[];

  @IsLocale()
  locale: string;

  @IsSteadyTimeZone()
  timeZone: string;

  @IsOptional()
  @Names()
  timeZoneNames?: string[];

  @Nested(() => CurrencyInFile)
  currency: CurrencyInFile;

  @IsOptional()
  @IsNumber()
  @Min(0)
  minimumWage?: number;

  @IsOptional()
  @Nested(() => NationalService)
  nationalService?: NationalService;

  @Name()
  phoneExample: string;

  @Name(LIMITS.nameCharacters)
  law: string;

  @Name(LIMITS.nameCharacters)
  regulator: string;

  @Names()
  @ArrayMinSize(1)
  @ArrayUnique()
  @Matches(/^[A-Za-z][A-Za-z ]*$/, {
    each: true,
    message: 'each of $property must be words of the letters A to Z',
  })
  categories: string[];

  @IsInt()
  @Min(1)
  firstCategories: number;

  @NestedList(() => PlaceOfCountry)
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_NAMES)
  @ArrayUnique(({ name }: PlaceOfCountry) => name, { message: '$property has a name twice' })
  places: PlaceOfCountry[];

  @IsInt()
  @Min(1)
  firstPlaces: number;

  @IsOptional()
  @Names()
  employers?: string[];

  @IsOptional()
  @Names()
  peoples?: string[];

  @IsOptional()
  @IsArray()
  @ArrayMaxSize(LIMITS.companyNumberPrefixes)
  @Matches(/^[A-Z]{1,4}$/, { each: true, message: '$property must be letters, such as RC' })
  companyNumbers?: string[];

  @IsOptional()
  @IsObject()
  formerPlaces?: Record<string, string[]>;

  @IsOptional()
  @Names()
  notPlaces?: string[];

  @IsOptional()
  @Names()
  abroad?: string[];

  @IsOptional()
  @Names()
  namesakes?: string[];
}

/** `board.json`, key by key; docs/board.md explains it. */
export class BoardFileDto {
  @Name(30)
  name: string;

  @IsEmail()
  supportEmail: string;

  @NestedList(() => SocialLinkInFile)
  @ArrayMaxSize(10)
  socialLinks: SocialLinkInFile[];

  @Nested(() => CountryInFile)
  country: CountryInFile;
}

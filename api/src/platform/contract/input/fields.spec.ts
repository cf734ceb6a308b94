import { LIMITS } from '@skybil/shared';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { plainToInstance } from 'class-transformer';
import { AppError } from '../../errors/app-error.js';
import {
  BooleanField,
  EmailField,
  HtmlField,
  IdField,
  IdsField,
  IntegerField,
  NewPasswordField,
  OptionField,
  OptionsField,
  PasswordField,
  TextField,
} from './fields.js';
import { validationPipe } from './validation.pipe.js';

const ID = '665f1c2e9b3e4a0012ab34cd';
const ABOUT = { description: '' };

class EveryField {
  @TextField({ ...ABOUT, max: 10, min: 3 })
  companyName: string;

  @TextField({ ...ABOUT, max: 10, optional: true, allowEmpty: true })
  search?: string;

  @TextField({ ...ABOUT, max: 10, numbers: true })
  salary: string;

  @HtmlField(ABOUT)
  description: string;

  @EmailField(ABOUT)
  email: string;

  @PasswordField(ABOUT)
  password: string;

  @NewPasswordField(ABOUT)
  newPassword: string;

  @OptionField(['Lagos', 'Akwa Ibom'], ABOUT)
  location: string;

  @OptionsField(['NGN', 'USD'], { ...ABOUT, optional: true })
  currency?: string[];

  @IdField(ABOUT)
  id: string;

  @IdsField({ ...ABOUT, max: 2 })
  ids: string[];

  @BooleanField(ABOUT)
  visible: boolean;

  @IntegerField({ ...ABOUT, min: 1, max: 100 })
  page: number;

  @OptionField(['Remote', 'Hybrid'], { ...ABOUT, optional: true, unsets: true, default: 'Remote' })
  nature: string = 'Remote';

  @TextField({ ...ABOUT, max: 10, optional: true, unsets: true })
  hours?: string;
}

const GOOD = {
  companyName: 'Eko',
  salary: '90,000',
  description: ' <p> kept as it is </p> ',
  email: 'a@b.example',
  password: ' kept ',
  newPassword: ' kept as it is ',
  location: 'Lagos',
  id: ID,
  ids: [ID],
  visible: false,
  page: 1,
};
type Field = keyof EveryField;

const check = (value: object): Promise<EveryField> =>
  validationPipe.transform(value, { type: 'body', metatype: EveryField }) as Promise<EveryField>;

const documented = (name: Field) =>
  Reflect.getMetadata('swagger/apiModelProperties', EveryField.prototype, name) as ApiPropertyOptions;

async function refusal(value: object) {
  try {
    await check(value);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: error.code, message: error.message, errors: error.details.errors };
  }
  return 'nothing was refused';
}

describe('the fields of a request', () => {
  it('are accepted when valid, and unknown fields are dropped [INPUT-2]', async () => {
    expect(await check({ ...GOOD, role: 'x' })).toEqual(plainToInstance(EveryField, GOOD));
  });

  it.each(['ada?@mail.example', 'ada%40evil.ng@mail.example', '"ada"@mail.example'])(
    'refuse the e-mail %s, as the contract documents [CALL-8] [PERSON-29]',
    async (email) => {
      const { pattern } = documented('email') as { pattern: string };
      expect(email).not.toMatch(new RegExp(pattern, 'u'));
      expect(GOOD.email).toMatch(new RegExp(pattern, 'u'));
      expect(await refusal({ ...GOOD, email })).toMatchObject({ code: 'bad_input' });
    },
  );

  it.each(['', 'Hybrid'])('with `unsets` accept %j, as the contract documents [CALL-8]', async (nature) => {
    expect(await check({ ...GOOD, nature, hours: '' })).toMatchObject({ nature: nature || 'Remote' });
    expect(documented('nature')).toMatchObject({ enum: expect.arrayContaining([nature]) });
    const hours = documented('hours') as { minLength?: number; pattern: string };
    expect(hours.minLength).toBeUndefined();
    expect('').toMatch(new RegExp(hours.pattern, 'u'));
  });

  it('have their default when absent', async () => {
    expect(await check(GOOD)).toMatchObject({ nature: 'Remote' });
  });

  it.each<[Field, unknown, unknown]>([
    ['companyName', '  Eko  ', 'Eko'],
    ['companyName', 'x'.repeat(10), 'x'.repeat(10)],
    ['search', '', ''],
    ['search', '   ', ''],
    ['salary', 90_000, '90000'],
    ['email', ' Ada@B.Example ', 'ada@b.example'],
    ['location', ' akwa IBOM ', 'Akwa Ibom'],
    ['currency', 'ngn', ['NGN']],
    ['currency', ['ngn', 'USD', 'NGN', 'usd'], ['NGN', 'USD', 'NGN', 'USD']],
    ['ids', [ID, ID.toUpperCase()], [ID, ID.toUpperCase()]],
    ['visible', true, true],
    ['page', '100', 100],
    ['page', 1, 1],
    ['nature', '', 'Remote'],
    ['nature', ' hybrid ', 'Hybrid'],
    ['hours', '', undefined],
    ['hours', '  ', undefined],
    ['hours', '9 to 5', '9 to 5'],
    ['password', 'x'.repeat(LIMITS.passwordMax), 'x'.repeat(LIMITS.passwordMax)],
    ['newPassword', 'x'.repeat(8), 'x'.repeat(8)],
    ['newPassword', 'x'.repeat(128), 'x'.repeat(128)],
  ])('%s converts %j to %j', async (field, given, taken) => {
    expect((await check({ ...GOOD, [field]: given }))[field]).toEqual(taken);
  });

  it.each<[Field, unknown, string]>([
    ['companyName', 'xx', 'Company name needs at least 3 characters'],
    ['companyName', 'x'.repeat(11), 'Company name may have at most 10 characters'],
    ['companyName', 'Eko\nLtd', 'Company name must be on one line without control characters'],
    ['companyName', 'Eko\u0085', 'Company name must be on one line without control characters'],
    ['companyName', 'Eko\ud800', 'Company name must be on one line without control characters'],
    ['description', 7, 'Description must be a text'],
    ['email', 'ada', 'Enter a valid e-mail address'],
    ['email', 'ada\ud800@b.example', 'Enter a valid e-mail address'],
    ['email', ['a@b.example'], 'Enter a valid e-mail address'],
    ['password', 'x'.repeat(129), 'Password may have at most 128 characters'],
    ['newPassword', 'x'.repeat(7), 'New password needs at least 8 characters'],
    ['newPassword', 'x'.repeat(129), 'New password may have at most 128 characters'],
    ['location', 'Oyo', 'Location must be one of: Lagos, Akwa Ibom'],
    ['currency', ['EUR'], 'Currency must be one of: NGN, USD'],
    ['currency', ['NGN', 'NGN', 'NGN', 'NGN', 'NGN'], 'Currency has too many values'],
    ['id', ID.slice(1), 'Id must be 24 hex digits'],
    ['ids', [ID, 'x'], 'Each of ids must be 24 hex digits'],
    ['ids', [ID, ID, ID], 'Ids may have at most 2 entries'],
    ['visible', 'true', 'Visible must be true or false'],
    ['visible', 1, 'Visible must be true or false'],
    ['page', 0, 'Page must be at least 1'],
    ['page', '101', 'Page may be at most 100'],
    ['page', '-1', 'Page must be at least 1'],
    ['nature', 'Office', 'Nature must be one of: Remote, Hybrid'],
  ])('%s refuses %j: %s', async (field, value, sentence) => {
    expect(await refusal({ ...GOOD, [field]: value })).toEqual({
      code: 'bad_input',
      message: sentence,
      errors: { [field]: sentence },
    });
  });

  it.each<[Field, unknown]>([
    ['page', '1.5'],
    ['page', 1.5],
    ['page', '1e1'],
    ['page', '0x10'],
    ['page', ['7']],
    ['page', '1'.repeat(16)],
    ['page', true],
    ['companyName', 7],
    ['search', null],
    ['salary', Number.NaN],
    ['salary', Number.POSITIVE_INFINITY],
    ['email', `${'x'.repeat(LIMITS.emailCharacters)}@b.example`],
    ['id', 7],
    ['nature', 7],
  ])('%s refuses %j', async (field, value) => {
    expect(await refusal({ ...GOOD, [field]: value })).toMatchObject({ code: 'bad_input' });
  });

  it.each<[Field, string, unknown[]]>([
    ['companyName', 'Company name is required', [undefined, null, '', '  ']],
    ['salary', 'Salary is required', [undefined, null, '', ' ']],
    ['description', 'Description is required', [undefined, null, '']],
    ['email', 'Email is required', [undefined, null, '', '  ']],
    ['password', 'Password is required', [undefined, null, '']],
    ['newPassword', 'New password is required', [undefined, null, '']],
    ['location', 'Location is required', [undefined, null, '', '  ']],
    ['id', 'Id is required', [undefined, null, '']],
    ['ids', 'Ids is required', [undefined, null, []]],
    ['visible', 'Visible is required', [undefined, null]],
    ['page', 'Page is required', [undefined, null]],
  ])('%s is reported as missing when absent or empty: %s', async (field, sentence, values) => {
    for (const value of values) {
      expect([value, await refusal({ ...GOOD, [field]: value })]).toEqual([
        value,
        {
          code: 'missing_details',
          message: 'Missing Details',
          errors: { [field]: sentence },
        },
      ]);
    }
  });

  it('are reported in one answer when several are wrong, as missing details if one is missing', async () => {
    expect(await refusal({ ...GOOD, id: 'x', visible: 1 })).toEqual({
      code: 'bad_input',
      message: expect.not.stringMatching(/Id|Visible/),
      errors: { id: 'Id must be 24 hex digits', visible: 'Visible must be true or false' },
    });
    expect(await refusal({ ...GOOD, id: 'x', visible: undefined })).toEqual({
      code: 'missing_details',
      message: 'Missing Details',
      errors: { id: 'Id must be 24 hex digits', visible: 'Visible is required' },
    });
  });
});

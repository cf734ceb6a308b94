import { Alert } from '@mui/material';
import {
  CURRENCIES,
  grouped,
  HOME_CURRENCY,
  LIMITS,
  MESSAGES,
  MINIMUM_WAGE,
  monthlySum,
  NEW_JOB_DEFAULTS,
  parsePay,
  PAY_BASES,
  PAY_PERIODS,
  type PayInNumbers,
  payNumbers,
  payText,
  USUAL_PAY,
} from '@skybil/shared';
import {
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  required,
  SelectInput,
  TextInput,
  useInput,
} from 'react-admin';
import { OptionInput, optionRules } from './OptionInput';

const figure = [minValue(0), maxValue(LIMITS.maxPay, `Must be at most ${grouped(LIMITS.maxPay)}`)];
const notAbovePayTo = (payMin: unknown, { payMax }: { payMax?: unknown }) =>
  isStated(payMin) && isStated(payMax) && Number(payMin) > Number(payMax)
    ? 'Must not be above “Pay to”'
    : undefined;
const RULES = {
  salary: [required(), maxLength(LIMITS.salaryCharacters)],
  currency: optionRules(CURRENCIES),
  payMin: [...figure, notAbovePayTo],
  payMax: figure,
  payPeriod: undefined,
  payBasis: undefined,
};
type Field = keyof typeof RULES;

const ALL_COLUMNS = { gridColumn: '1 / -1' };
const PERIODS = PAY_PERIODS.map((id) => ({ id, name: id === 'hour' ? 'An hour' : `A ${id}` }));
const BASES = PAY_BASES.map((id) => ({ id, name: id === 'gross' ? 'Gross' : 'Net' }));

/** An emptied input is null or '' in a form. */
type Form = Partial<Record<Field, unknown>>;
const isStated = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

function numbersOf({ payMin, payMax, payPeriod }: Form): PayInNumbers | undefined {
  const number = (value: unknown) => (isStated(value) ? Number(value) : undefined);
  const range = { payMin: number(payMin), payMax: number(payMax) };
  if (range.payMin === undefined && range.payMax === undefined) return undefined;
  return { ...range, payPeriod: isStated(payPeriod) ? String(payPeriod) : undefined };
}

function isBelowMinimumWage(form: Form): boolean {
  const { payMin, payMax, payPeriod } = numbersOf(form) ?? {};
  const least = payMin ?? payMax;
  return form.currency === HOME_CURRENCY && !!least && monthlySum(least, payPeriod) < MINIMUM_WAGE;
}

/** Has the rules of the field's own input, because a form keeps one set for each field. */
const useField = (source: Field) => useInput({ source, validate: RULES[source] }).field;

/** The numbers write the text, and a clear text fills the numbers. */
function PayInputs() {
  const fields = {
    salary: useField('salary'),
    currency: useField('currency'),
    payMin: useField('payMin'),
    payMax: useField('payMax'),
    payPeriod: useField('payPeriod'),
    payBasis: useField('payBasis'),
  };
  const form: Form = Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value]));
  const writeText = (change: Form) => {
    const [former, numbers] = [numbersOf(form), numbersOf({ ...form, ...change })];
    const text = String(form.salary ?? '');
    const isClear = text === '' || parsePay(text) !== undefined || (former && text === payText(former));
    // a recruiter's own words stay, and so does a text that was never read
    if (!isClear || !(former || numbers)) return;
    fields.salary.onChange(numbers ? payText(numbers) : NEW_JOB_DEFAULTS.salary);
  };
  const readText = (text: string) => {
    const { currency, period, basis } = parsePay(text) ?? {};
    const numbers = payNumbers(text, currency ?? String(form.currency));
    fields.payMin.onChange(numbers?.payMin ?? null);
    fields.payMax.onChange(numbers?.payMax ?? null);
    if (currency) fields.currency.onChange(currency);
    if (period) fields.payPeriod.onChange(period);
    if (basis) fields.payBasis.onChange(basis);
  };
  return (
    <>
      <OptionInput
        source="currency"
        label="Job Currency"
        choices={CURRENCIES}
        onChange={(currency) => writeText({ currency })}
      />
      <NumberInput
        source="payMin"
        label="Pay from"
        min={0}
        validate={RULES.payMin}
        onChange={({ target }) => writeText({ payMin: target.value })}
      />
      <NumberInput
        source="payMax"
        label="Pay to"
        min={0}
        validate={RULES.payMax}
        onChange={({ target }) => writeText({ payMax: target.value })}
      />
      <SelectInput
        source="payPeriod"
        label="Pay period"
        choices={PERIODS}
        format={(period?: string) => period || 'month'}
        onChange={({ target }) => writeText({ payPeriod: target.value })}
        isRequired
      />
      <SelectInput
        source="payBasis"
        label="Gross or net"
        choices={BASES}
        emptyText="Not stated"
        onChange={({ target }) => writeText({ payBasis: target.value })}
      />
      <TextInput
        source="salary"
        label="Job Salary"
        placeholder={payText({ payMin: USUAL_PAY.from, payMax: USUAL_PAY.to })}
        helperText="Written from the numbers, or in your own words"
        validate={RULES.salary}
        // selects the default 0, so that typing replaces it
        onFocus={({ target }) => (target as HTMLInputElement).select()}
        parse={(text: string) => text.replace(/^0+(?=\d)/, '')}
        onChange={({ target }) => readText(target.value)}
        sx={ALL_COLUMNS}
      />
      {isBelowMinimumWage(form) && (
        <Alert severity="warning" sx={{ ...ALL_COLUMNS, mb: 1 }}>
          {MESSAGES.belowMinimumWage}
        </Alert>
      )}
    </>
  );
}

const shownByPayInputs = () => null;

/** One entry per field. The first shows them all, because they depend on each other. */
export const PAY_INPUTS = {
  salary: PayInputs,
  currency: shownByPayInputs,
  payMin: shownByPayInputs,
  payMax: shownByPayInputs,
  payPeriod: shownByPayInputs,
  payBasis: shownByPayInputs,
} satisfies Record<Field, () => unknown>;

/** Leaves out what is empty, and the period and basis of a pay without numbers. */
export function payValues<Values extends object>(values: Values): Values {
  const { payMin, payMax, payPeriod, payBasis, ...others } = values as Form;
  const facts = numbersOf(values) ? { payMin, payMax, payPeriod, payBasis } : {};
  return {
    ...others,
    ...Object.fromEntries(Object.entries(facts).filter(([, value]) => isStated(value))),
  } as Values;
}

import { Box } from '@mui/material';
import {
  CURRENCIES,
  EMPLOYMENT_TYPES,
  JOB_CATEGORIES,
  JOB_LEVELS,
  LIMITS,
  PAY_BASES,
  PAY_PERIODS,
  REQUIREMENTS,
} from '@skybil/shared';
import type { ComponentType } from 'react';
import { BooleanInput, maxLength, NumberInput, required, TextInput, useRecordContext } from 'react-admin';
import type { Job, JobChange, NewJob } from '../../providers/types';
import { KIND_CHOICES } from '../../ui/Chips';
import { DescriptionInput } from './DescriptionInput';
import { consistentFacts, isEmpty } from './job-values';
import { LocationInput } from './LocationInput';
import { MoreFacts } from './MoreFacts';
import { OpenToInput } from './OpenToInput';
import { OptionalSelect } from './OptionalSelect';
import { OptionInput } from './OptionInput';
import { StatesInput } from './StatesInput';
import { WorkModeInput } from './WorkModeInput';

const title = [required(), maxLength(LIMITS.titleCharacters)];
const salary = [required(), maxLength(LIMITS.salaryCharacters)];
const columns = {
  display: 'grid',
  columnGap: 2,
  width: '100%',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

interface Form {
  /** A posted job cannot change its kind, but it can be hidden. */
  isPosted: boolean;
  focusTitle: boolean;
}

const Title = ({ focusTitle }: Form) => (
  <TextInput source="title" label="Job Title" validate={title} autoFocus={focusTitle} />
);
const Visible = ({ isPosted }: Form) => isPosted && <BooleanInput source="visible" />;

const COLUMNS = {
  kind: ({ isPosted }: Form) => (
    <OptionInput source="kind" label="Kind" choices={KIND_CHOICES} disabled={isPosted} />
  ),
  category: () => <OptionInput source="category" label="Job Category" choices={JOB_CATEGORIES} />,
  location: LocationInput,
  level: () => <OptionInput source="level" label="Job Level" choices={JOB_LEVELS} />,
  workMode: WorkModeInput,
  currency: () => <OptionInput source="currency" label="Job Currency" choices={CURRENCIES} />,
  salary: () => (
    <TextInput
      source="salary"
      label="Job Salary"
      placeholder="250,000 - 400,000"
      helperText="A month, as a number or a range"
      validate={salary}
      // selects the default 0, so that typing replaces it
      onFocus={({ target }) => (target as HTMLInputElement).select()}
      parse={(text: string) => text.replace(/^0+(?=\d)/, '')}
    />
  ),
};

const FACTS = {
  states: StatesInput,
  place: () => (
    <TextInput
      source="place"
      label="City or area"
      placeholder="Ikeja"
      validate={maxLength(LIMITS.placeCharacters)}
    />
  ),
  employmentType: () => (
    <OptionalSelect source="employmentType" label="Employment type" choices={EMPLOYMENT_TYPES} />
  ),
  nysc: () => <OptionalSelect source="nysc" label="NYSC certificate" choices={REQUIREMENTS} />,
  degree: () => <OptionalSelect source="degree" label="Degree or HND" choices={REQUIREMENTS} />,
  openTo: OpenToInput,
  payMin: () => <NumberInput source="payMin" label="Pay from" min={0} />,
  payMax: () => <NumberInput source="payMax" label="Pay to" min={0} />,
  payPeriod: () => <OptionalSelect source="payPeriod" label="Pay period" choices={PAY_PERIODS} />,
  payBasis: () => <OptionalSelect source="payBasis" label="Gross or net" choices={PAY_BASES} />,
};

/** One input per field. A missing field is a type error. */
const INPUTS = {
  title: Title,
  description: DescriptionInput,
  ...COLUMNS,
  // sent as it is, because the work mode says where the work is done
  nature: () => null,
  ...FACTS,
  visible: Visible,
} satisfies Record<keyof NewJob | keyof JobChange, ComponentType<Form>>;

const Columns = ({ inputs, form }: { inputs: Record<string, ComponentType<Form>>; form: Form }) => (
  <Box sx={columns}>
    {Object.entries(inputs).map(([field, Input]) => (
      <Input key={field} {...form} />
    ))}
  </Box>
);

/** The API takes '' of a required input as absent. An optional one is left out. */
export function inputValues<Values extends object>(values: Values): Values {
  const isSent = ([field, value]: [string, unknown]) =>
    field in INPUTS && value !== undefined && !(field in FACTS && isEmpty(value));
  const fields = Object.entries(consistentFacts(values)).filter(isSent);
  return Object.fromEntries(fields.map(([field, value]) => [field, value ?? ''])) as Values;
}

const statesFacts = (job: Job) => Object.keys(inputValues(job)).some((field) => field in FACTS);

export function JobInputs({ focusTitle = false }: { focusTitle?: boolean }) {
  const job = useRecordContext<Job>();
  const form = { isPosted: job?.id !== undefined, focusTitle };
  return (
    <Box sx={{ width: '100%' }}>
      <Title {...form} />
      <DescriptionInput />
      <Columns inputs={COLUMNS} form={form} />
      <MoreFacts startsOpen={job !== undefined && statesFacts(job)}>
        <Columns inputs={FACTS} form={form} />
      </MoreFacts>
      <Visible {...form} />
    </Box>
  );
}

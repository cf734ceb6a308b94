import { Box, Stack, Typography } from '@mui/material';
import {
  EMPLOYMENT_TYPES,
  employmentInWords,
  JOB_CATEGORIES,
  JOB_LEVELS,
  LIMITS,
  NATIONAL_SERVICE,
  REQUIREMENTS,
  suggestCategory,
  suggestLevel,
} from '@skybil/shared';
import { type ComponentType, type ReactNode, useId } from 'react';
import { BooleanInput, maxLength, required, TextInput, useRecordContext } from 'react-admin';
import type { Job, JobChange, NewJob } from '../../providers/types';
import { KIND_CHOICES } from '../../ui/Chips';
import { ClosingDateInput } from './ClosingDateInput';
import { DescriptionInput } from './DescriptionInput';
import { FairWording } from './FairWording';
import { consistentFacts, isEmpty } from './job-values';
import { LocationInput } from './LocationInput';
import { MoreFacts } from './MoreFacts';
import { OpenToInput } from './OpenToInput';
import { OptionalSelect } from './OptionalSelect';
import { OptionInput } from './OptionInput';
import { PAY_INPUTS, payValues } from './PayInputs';
import { StatesInput } from './StatesInput';
import { SuggestedInput } from './SuggestedInput';
import { WorkModeInput } from './WorkModeInput';

const title = [required(), maxLength(LIMITS.titleCharacters)];
const columns = {
  display: 'grid',
  columnGap: 2,
  width: '100%',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
};

/** NYSC has no name where the country has no such service. */
const EMPLOYMENT = EMPLOYMENT_TYPES.filter((type) => employmentInWords(type));

function categoryOf(title: string): string {
  const category = suggestCategory(title);
  return category === 'Other' ? '' : category;
}

interface Form {
  /** A posted job cannot change its kind, but it can be hidden. */
  isPosted: boolean;
  focusTitle: boolean;
}

const Title = ({ focusTitle }: Form) => (
  <TextInput source="title" label="Job Title" validate={title} autoFocus={focusTitle} />
);
const Visible = ({ isPosted }: Form) => isPosted && <BooleanInput source="visible" />;

const JOB = {
  kind: ({ isPosted }: Form) => (
    <OptionInput source="kind" label="Kind" choices={KIND_CHOICES} disabled={isPosted} />
  ),
  workMode: WorkModeInput,
  category: () => (
    <SuggestedInput source="category" label="Job Category" choices={JOB_CATEGORIES} suggest={categoryOf} />
  ),
  level: () => (
    <SuggestedInput source="level" label="Job Level" choices={JOB_LEVELS} suggest={suggestLevel} />
  ),
  closingDate: ClosingDateInput,
};

const PAY_AND_PLACE = { location: LocationInput, ...PAY_INPUTS };

const FACTS = {
  states: StatesInput,
  place: () => <TextInput source="place" label="City or area" validate={maxLength(LIMITS.placeCharacters)} />,
  employmentType: () => (
    <OptionalSelect
      source="employmentType"
      label="Employment type"
      choices={EMPLOYMENT}
      nameOf={employmentInWords}
    />
  ),
  nysc: () =>
    NATIONAL_SERVICE && (
      <OptionalSelect source="nysc" label={`${NATIONAL_SERVICE} certificate`} choices={REQUIREMENTS} />
    ),
  degree: () => <OptionalSelect source="degree" label="Degree or HND" choices={REQUIREMENTS} />,
  openTo: OpenToInput,
};

/** One input per field. A missing field is a type error. */
const INPUTS = {
  title: Title,
  description: DescriptionInput,
  ...JOB,
  ...PAY_AND_PLACE,
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

/** A part of the form under a heading. */
function Block({ name, children }: { name: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {name}
      </Typography>
      {children}
    </section>
  );
}

/** The API takes '' of a required input as absent. An optional one is left out. */
export function inputValues<Values extends object>(values: Values): Values {
  const isSent = ([field, value]: [string, unknown]) =>
    field in INPUTS && value !== undefined && !(field in FACTS && isEmpty(value));
  const fields = Object.entries(consistentFacts(payValues(values))).filter(isSent);
  return Object.fromEntries(fields.map(([field, value]) => [field, value ?? ''])) as Values;
}

const hasFacts = (job: Job) => Object.keys(inputValues(job)).some((field) => field in FACTS);

export function JobInputs({ focusTitle = false }: { focusTitle?: boolean }) {
  const job = useRecordContext<Job>();
  const form = { isPosted: job?.id !== undefined, focusTitle };
  return (
    <Stack spacing={3} sx={{ width: '100%' }}>
      <Block name="The job">
        <Title {...form} />
        <Columns inputs={JOB} form={form} />
      </Block>
      <Block name="Pay and place">
        <Columns inputs={PAY_AND_PLACE} form={form} />
        <MoreFacts startsOpen={job !== undefined && hasFacts(job)}>
          <Columns inputs={FACTS} form={form} />
        </MoreFacts>
      </Block>
      <Block name="Description">
        <DescriptionInput />
        <FairWording />
        <Visible {...form} />
      </Block>
    </Stack>
  );
}

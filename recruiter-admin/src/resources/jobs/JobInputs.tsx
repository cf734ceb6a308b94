import { Box } from '@mui/material';
import { CURRENCIES, JOB_CATEGORIES, JOB_LEVELS, JOB_LOCATIONS, JOB_NATURES, LIMITS } from '@skybil/shared';
import type { ComponentType } from 'react';
import { BooleanInput, maxLength, required, TextInput, useRecordContext } from 'react-admin';
import type { Job, JobChange, NewJob } from '../../providers/types';
import { KIND_CHOICES } from '../../ui/Chips';
import { DescriptionInput } from './DescriptionInput';
import { OptionInput } from './OptionInput';

const title = [required(), maxLength(LIMITS.titleCharacters)];
const salary = [required(), maxLength(LIMITS.salaryCharacters)];
const columns = {
  display: 'grid',
  columnGap: 2,
  width: '100%',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
};

interface Form {
  /** A posted job cannot change its kind, but it can be hidden. */
  isPosted: boolean;
  focusTitle: boolean;
}

/** One input per field. A missing field is a type error. */
const INPUTS = {
  title: ({ focusTitle }) => (
    <TextInput source="title" label="Job Title" validate={title} autoFocus={focusTitle} />
  ),
  description: DescriptionInput,
  kind: ({ isPosted }) => (
    <OptionInput source="kind" label="Kind" choices={KIND_CHOICES} disabled={isPosted} />
  ),
  category: () => <OptionInput source="category" label="Job Category" choices={JOB_CATEGORIES} />,
  location: () => <OptionInput source="location" label="Job Location" choices={JOB_LOCATIONS} />,
  level: () => <OptionInput source="level" label="Job Level" choices={JOB_LEVELS} />,
  nature: () => <OptionInput source="nature" label="Job Nature" choices={JOB_NATURES} />,
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
  visible: ({ isPosted }) => isPosted && <BooleanInput source="visible" />,
} satisfies Record<keyof NewJob | keyof JobChange, ComponentType<Form>>;

const { title: Title, description: Description, visible: Visible, ...SHORT } = INPUTS;

export function JobInputs({ focusTitle = false }: { focusTitle?: boolean }) {
  const form = { isPosted: useRecordContext<Job>()?.id !== undefined, focusTitle };
  return (
    <Box sx={{ width: '100%' }}>
      <Title {...form} />
      <Description />
      <Box sx={columns}>
        {Object.entries<ComponentType<Form>>(SHORT).map(([field, Input]) => (
          <Input key={field} {...form} />
        ))}
      </Box>
      <Visible {...form} />
    </Box>
  );
}

/** Drops the rest of the record. An emptied input is null in react-admin, but '' in the API. */
export function inputValues<Values extends object>(values: Values): Values {
  const fields = Object.entries(values).filter(([field]) => field in INPUTS);
  return Object.fromEntries(fields.map(([field, value]) => [field, value ?? ''])) as Values;
}

import { Box } from '@mui/material';
import { CURRENCIES, JOB_CATEGORIES, JOB_LEVELS, JOB_LOCATIONS, JOB_NATURES, LIMITS } from '@skybil/shared';
import { BooleanInput, maxLength, required, TextInput, useRecordContext } from 'react-admin';
import { KIND_CHOICES } from '../../ui/Chips';
import type { Job } from '../../providers/types';
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

/** One form for a new job and a posted one; the kind of a posted one is settled. */
export function JobInputs({ focusTitle = false }: { focusTitle?: boolean }) {
  const isPosted = useRecordContext<Job>()?.id !== undefined;
  return (
    <Box sx={{ width: '100%' }}>
      <TextInput source="title" label="Job Title" validate={title} autoFocus={focusTitle} />
      <DescriptionInput />
      <Box sx={columns}>
        <OptionInput source="kind" label="Kind" choices={KIND_CHOICES} disabled={isPosted} />
        <OptionInput source="category" label="Job Category" choices={JOB_CATEGORIES} />
        <OptionInput source="location" label="Job Location" choices={JOB_LOCATIONS} />
        <OptionInput source="level" label="Job Level" choices={JOB_LEVELS} />
        <OptionInput source="nature" label="Job Nature" choices={JOB_NATURES} />
        <OptionInput source="currency" label="Job Currency" choices={CURRENCIES} />
        <TextInput
          source="salary"
          label="Job Salary"
          placeholder="250,000 - 400,000"
          helperText="A month, as a number or a range"
          validate={salary}
        />
      </Box>
      {isPosted && <BooleanInput source="visible" />}
    </Box>
  );
}

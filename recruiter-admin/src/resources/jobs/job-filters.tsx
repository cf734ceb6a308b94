import { JOB_CATEGORIES, JOB_LEVELS, LIMITS } from '@skybil/shared';
import { SearchInput, SelectInput } from 'react-admin';
import { KIND_CHOICES } from '../../ui/Chips';
import { LOCATION_CHOICES } from './job-values';

const VISIBLE_CHOICES = [
  { id: true, name: 'Visible' },
  { id: false, name: 'Hidden' },
];

export const jobFilters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder="Search titles"
    slotProps={{ htmlInput: { maxLength: LIMITS.searchCharacters, 'aria-label': 'Search titles' } }}
  />,
  <SelectInput key="kind" source="kind" choices={KIND_CHOICES} />,
  <SelectInput key="visible" source="visible" label="Visibility" choices={VISIBLE_CHOICES} />,
  <SelectInput key="category" source="category" choices={[...JOB_CATEGORIES]} />,
  <SelectInput key="location" source="location" choices={LOCATION_CHOICES} />,
  <SelectInput key="level" source="level" choices={[...JOB_LEVELS]} />,
];

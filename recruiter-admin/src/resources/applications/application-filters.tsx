import { APPLICATION_STATUSES, LIMITS } from '@skybil/shared';
import {
  AutocompleteInput,
  DateInput,
  ReferenceInput,
  SearchInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { ADDRESSES } from '../../providers/addresses';
import { KIND_CHOICES } from '../../ui/Chips';

const SEARCH = 'Search names and job titles';

export const applicationFilters = [
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={SEARCH}
    slotProps={{ htmlInput: { maxLength: LIMITS.searchCharacters, 'aria-label': SEARCH } }}
  />,
  <SelectInput key="status" source="status" choices={[...APPLICATION_STATUSES]} alwaysOn />,
  <SelectInput key="kind" source="kind" choices={KIND_CHOICES} />,
  <TextInput
    key="name"
    source="name"
    label="Applicant"
    slotProps={{ htmlInput: { maxLength: LIMITS.searchCharacters } }}
  />,
  <DateInput key="dateFrom" source="dateFrom" label="Sent from" />,
  <DateInput key="dateTo" source="dateTo" label="Sent until" />,
  <ReferenceInput
    key="jobId"
    source="jobId"
    label="Job"
    reference={ADDRESSES.jobs}
    sort={{ field: 'title', order: 'ASC' }}
  >
    <AutocompleteInput label="Job" optionText="title" sx={{ minWidth: 280 }} />
  </ReferenceInput>,
];

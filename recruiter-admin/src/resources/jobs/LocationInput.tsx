import { LOCATION_CHOICES } from './job-values';
import { OptionInput } from './OptionInput';

export const LocationInput = () => (
  <OptionInput source="location" label="Job Location" choices={LOCATION_CHOICES} />
);

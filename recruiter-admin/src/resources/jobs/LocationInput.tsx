import { JOB_LOCATIONS, NATIONWIDE } from '@skybil/shared';
import { OptionInput } from './OptionInput';

const CHOICES = [
  ...JOB_LOCATIONS.map((state) => ({ id: state, name: state })),
  { id: NATIONWIDE, name: 'Nationwide' },
];

export const LocationInput = () => <OptionInput source="location" label="Job Location" choices={CHOICES} />;

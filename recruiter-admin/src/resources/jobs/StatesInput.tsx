import { JOB_LOCATIONS, NATIONWIDE } from '@skybil/shared';
import { AutocompleteArrayInput, FormDataConsumer } from 'react-admin';
import type { NewJob } from '../../providers/types';
import { otherStates } from './job-values';

/** The states of the job beside its location. */
export const StatesInput = () => (
  <FormDataConsumer<NewJob>>
    {({ formData: { location } }) => (
      <AutocompleteArrayInput
        source="states"
        label="Also in"
        choices={otherStates({ location, states: JOB_LOCATIONS }).map((name) => ({ id: name, name }))}
        format={(states?: string[]) => otherStates({ location, states })}
        disabled={location === NATIONWIDE}
        helperText={location === NATIONWIDE ? 'The job is in every state' : 'Other states of the job'}
      />
    )}
  </FormDataConsumer>
);

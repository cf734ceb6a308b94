import { JOB_LOCATIONS, NATIONWIDE } from '@skybil/shared';
import { AutocompleteArrayInput, FormDataConsumer } from 'react-admin';
import type { NewJob } from '../../providers/types';
import { otherStates } from './job-values';

/** The states of the job beside its location. A nationwide job has none. */
export const StatesInput = () => (
  <FormDataConsumer<NewJob>>
    {({ formData: { location } }) =>
      location !== NATIONWIDE && (
        <AutocompleteArrayInput
          source="states"
          label="Also in"
          choices={otherStates({ location, states: JOB_LOCATIONS }).map((name) => ({ id: name, name }))}
          format={(states?: string[]) => otherStates({ location, states })}
          helperText="Other places of the job"
        />
      )
    }
  </FormDataConsumer>
);

import { FormDataConsumer, SelectInput } from 'react-admin';
import type { NewJob } from '../../providers/types';
import { shownWorkMode, WORK_MODES } from './job-values';

/** Offers the work modes that fit the kind. */
export const WorkModeInput = () => (
  <FormDataConsumer<NewJob>>
    {({ formData: { kind } }) => (
      <SelectInput
        // react-admin would show the former choices once more
        key={kind}
        source="workMode"
        label="Job Nature"
        choices={[...WORK_MODES[kind]]}
        format={(workMode?: string) => shownWorkMode(kind, workMode)}
        isRequired
      />
    )}
  </FormDataConsumer>
);

import { COUNTRY_CODES, WORLDWIDE } from '@skybil/shared';
import { AutocompleteArrayInput, FormDataConsumer } from 'react-admin';
import type { NewJob } from '../../providers/types';

const names = new Intl.DisplayNames('en', { type: 'region' });
const country = (code: string) => ({ id: code, name: names.of(code) ?? code });
const others = COUNTRY_CODES.filter((code) => code !== 'NG')
  .map(country)
  .sort((a, b) => a.name.localeCompare(b.name, 'en'));
const CHOICES = [{ id: WORLDWIDE, name: WORLDWIDE }, country('NG'), ...others];

/** Worldwide and countries replace each other. */
const lastChosen = (values: string[]) =>
  values[values.length - 1] === WORLDWIDE ? [WORLDWIDE] : values.filter((value) => value !== WORLDWIDE);

export const OpenToInput = () => (
  <FormDataConsumer<NewJob>>
    {({ formData: { kind } }) =>
      kind === 'remote' && (
        <AutocompleteArrayInput
          source="openTo"
          label="Open to people in"
          choices={CHOICES}
          parse={lastChosen}
          helperText="Worldwide, Nigeria or other countries"
        />
      )
    }
  </FormDataConsumer>
);

import { BOARD, COUNTRY_CODES, WORLDWIDE } from '@skybil/shared';
import { useMemo } from 'react';
import { AutocompleteArrayInput, FormDataConsumer } from 'react-admin';
import type { NewJob } from '../../providers/types';

const home = BOARD.country;

/** Made at the first remote job, because it takes some milliseconds. */
function choicesByName() {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const country = (code: string) => ({ id: code, name: names.of(code) ?? code });
  const byName = new Intl.Collator('en').compare;
  const others = COUNTRY_CODES.filter((code) => code !== home.code).map(country);
  others.sort((a, b) => byName(a.name, b.name));
  return [{ id: WORLDWIDE, name: WORLDWIDE }, country(home.code), ...others];
}

/** Worldwide and countries replace each other. */
const lastChosen = (values: string[]) =>
  values[values.length - 1] === WORLDWIDE ? [WORLDWIDE] : values.filter((value) => value !== WORLDWIDE);

function CountriesInput() {
  const choices = useMemo(() => choicesByName(), []);
  return (
    <AutocompleteArrayInput
      source="openTo"
      label="Open to people in"
      choices={choices}
      parse={lastChosen}
      helperText={`Worldwide, ${home.name} or other countries`}
    />
  );
}

export const OpenToInput = () => (
  <FormDataConsumer<NewJob>>
    {({ formData: { kind } }) => kind === 'remote' && <CountriesInput />}
  </FormDataConsumer>
);

import { choices as oneOf, required, SelectInput, useRecordContext } from 'react-admin';
import { type ReactElement, useMemo } from 'react';

interface Option {
  id: string;
  name: string;
}

interface Props {
  source: string;
  label: string;
  choices: readonly string[] | readonly Option[];
  disabled?: boolean;
  helperText?: ReactElement;
  onChange?: (value: string) => void;
}

export const optionRules = (ids: readonly string[]) => [
  required(),
  oneOf([...ids], 'Choose one of the list'),
];

const asOption = (choice: string | Option): Option =>
  typeof choice === 'string' ? { id: choice, name: choice } : choice;

/**
 * A select over a fixed list. The value of an imported job may not be in the list. It is shown, but must be replaced before
 * the job can be saved.
 */
export function OptionInput({ choices, onChange, ...props }: Props) {
  const own = useRecordContext()?.[props.source] as string | undefined;
  const options = useMemo(() => choices.map(asOption), [choices]);
  const ids = options.map((option) => option.id);
  const validate = useMemo(() => optionRules(ids), [ids]);
  const shown = own && !ids.includes(own) ? [...options, { id: own, name: own, disabled: true }] : options;
  return (
    <SelectInput
      {...props}
      choices={shown}
      validate={validate}
      onChange={({ target }) => onChange?.(target.value)}
    />
  );
}

import { SelectInput } from 'react-admin';
import { useMemo } from 'react';

interface Props {
  source: string;
  label: string;
  choices: readonly string[];
  nameOf?: (choice: string) => string;
  helperText?: string;
}

const itself = (choice: string) => choice;

export function OptionalSelect({ choices, nameOf = itself, ...props }: Props) {
  const options = useMemo(() => choices.map((id) => ({ id, name: nameOf(id) })), [choices, nameOf]);
  return <SelectInput {...props} choices={options} emptyText="Not stated" />;
}

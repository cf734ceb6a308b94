import { SelectInput } from 'react-admin';
import { useMemo } from 'react';

interface Props {
  source: string;
  label: string;
  choices: readonly string[];
  helperText?: string;
}

export function OptionalSelect({ choices, ...props }: Props) {
  const options = useMemo(() => choices.map((name) => ({ id: name, name })), [choices]);
  return <SelectInput {...props} choices={options} emptyText="Not stated" />;
}

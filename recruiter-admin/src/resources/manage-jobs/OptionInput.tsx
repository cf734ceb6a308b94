import { required, SelectInput, useRecordContext } from 'react-admin';

interface Props {
  source: string;
  label: string;
  choices: readonly string[] | readonly { id: string; name: string }[];
  disabled?: boolean;
}

const chosen = required();

/** A select over a fixed list. An imported job may hold a value outside it; that one is offered too, not lost. */
export function OptionInput({ choices, ...props }: Props) {
  const own = useRecordContext()?.[props.source] as string | undefined;
  const options = choices.map((choice) =>
    typeof choice === 'string' ? { id: choice, name: choice } : choice,
  );
  if (own && !options.some((option) => option.id === own)) options.push({ id: own, name: own });
  return <SelectInput {...props} choices={options} validate={chosen} />;
}

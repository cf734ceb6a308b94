import { Button } from '@mui/material';
import { useMemo } from 'react';
import { FormDataConsumer, useInput } from 'react-admin';
import { OptionInput, optionRules } from './OptionInput';

interface Props {
  source: 'category' | 'level';
  label: string;
  choices: readonly string[];
  /** '' if the title suggests nothing */
  suggest: (title: string) => string;
}

/** A select that shows what the title suggests. It keeps its value until the suggestion is taken. */
export function SuggestedInput({ suggest, ...props }: Props) {
  const { source, choices } = props;
  const validate = useMemo(() => optionRules(choices), [choices]);
  const { field } = useInput({ source, validate });
  const suggestion = (
    <FormDataConsumer<{ title: string | null }>>
      {({ formData: { title } }) => {
        const option = suggest(title ?? '');
        return (
          <span role="status">
            {option !== '' && option !== field.value && (
              <>
                Suggested:{' '}
                <Button size="small" sx={{ px: 0.5, py: 0 }} onClick={() => field.onChange(option)}>
                  {option}
                </Button>
              </>
            )}
          </span>
        );
      }}
    </FormDataConsumer>
  );
  return <OptionInput {...props} helperText={suggestion} />;
}

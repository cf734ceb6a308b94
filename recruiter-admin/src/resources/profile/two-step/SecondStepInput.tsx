import { CodeInput } from './CodeInput';
import { useSecondFactor } from './use-second-factor';

/** Asks for a code if two-step sign-in is on, because a stolen password must not be enough for sensitive changes. */
export function SecondStepInput() {
  const { data } = useSecondFactor();
  if (!data?.on) return null;
  return <CodeInput label="Two-step sign-in" helperText="Six digits from the app, or a recovery code" />;
}

import { CodeInput } from './CodeInput';
import { useSecondFactor } from './use-second-factor';

/** A code, where two-step sign-in is on: what the password alone may do, whoever found it out can. */
export function SecondStepInput() {
  const { data } = useSecondFactor();
  if (!data?.on) return null;
  return <CodeInput label="Two-step sign-in" helperText="Six digits from the app, or a recovery code" />;
}

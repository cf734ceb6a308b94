import { useState, type ReactNode } from 'react';
import { MESSAGES } from '@skybil/shared';
import { BusyButton } from './BusyButton';
import { Notice } from './Notice';

interface Choice {
  text: string;
  button: string;
  busyText: string;
  isDestructive?: boolean;
  /** Target and token of the form without script. */
  form?: { action: string; token: string };
  call: () => Promise<string>;
  next: ReactNode;
}

/** Actions of a mailed link. Opening the link changes nothing, because mail scanners follow links too. */
export function MailLink({ choices }: { choices: Choice[] }) {
  const [pressed, setPressed] = useState<Choice>();
  const [done, setDone] = useState<{ message: string; next: ReactNode }>();
  const [problem, setProblem] = useState<string>();

  async function press(choice: Choice) {
    setPressed(choice);
    setProblem(undefined);
    try {
      setDone({ message: await choice.call(), next: choice.next });
    } catch (error) {
      setProblem(error instanceof Error ? error.message : MESSAGES.internal);
    } finally {
      setPressed(undefined);
    }
  }

  if (done) {
    return (
      // the focused button is gone
      <div role="status" tabIndex={-1} ref={(outcome) => outcome?.focus()}>
        <Notice title={done.message}>{done.next}</Notice>
      </div>
    );
  }
  return (
    <div className="stack">
      {choices.map((choice) => (
        <form
          key={choice.button}
          className="stack"
          method="post"
          action={choice.form?.action}
          onSubmit={(event) => {
            event.preventDefault();
            void press(choice);
          }}
        >
          <p>{choice.text}</p>
          {choice.form && <input type="hidden" name="token" value={choice.form.token} />}
          <BusyButton
            className={choice.isDestructive ? 'button--danger' : ''}
            busy={pressed?.button === choice.button}
            busyText={choice.busyText}
            disabled={pressed !== undefined}
          >
            {choice.button}
          </BusyButton>
        </form>
      ))}
      {problem && (
        <p className="error-text" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

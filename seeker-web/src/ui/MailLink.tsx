import { useState, type ReactNode } from 'react';
import { MESSAGES } from '@skybil/shared';
import { BusyButton } from './BusyButton';
import { Notice } from './Notice';

interface Choice {
  text: string;
  button: string;
  busyText: string;
  isGrave?: boolean;
  /** Where the button leads in a browser without script, and the token that goes there. */
  form?: { action: string; token: string };
  /** @returns what is said when it is done */
  call: () => Promise<string>;
  /** The step after it. */
  next: ReactNode;
}

/** What a link of a mail leads to. Opening it changes nothing, since mail scanners follow links too; a button does. */
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
      // the button that had the focus is gone
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
            className={choice.isGrave ? 'button--danger' : ''}
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

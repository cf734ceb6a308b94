import { useState } from 'react';
import { LIMITS } from '@skybil/shared';
import { notify } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { BusyButton } from '../../../ui/BusyButton';
import { Field } from '../../../ui/Field';
import { Form } from '../../../ui/Form';
import { type Names, postProfile } from '../api/post-profile';
import './account.css';

/** An account has no name after a takeover by the owner of the e-mail address. */
export function NameForm({ firstName, lastName, onSaved }: Names & { onSaved: () => void }) {
  const [names, setNames] = useState<Names>({ firstName, lastName });
  const { submit, busy, errors } = useSubmit(
    async () => {
      void notify('success', await postProfile(names));
      onSaved();
    },
    'firstName',
    'lastName',
  );
  const bind = (name: keyof Names) => ({
    name,
    required: true,
    maxLength: LIMITS.nameCharacters,
    value: names[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => setNames({ ...names, [name]: event.target.value }),
  });
  return (
    <section className="card stack" aria-labelledby="your-name">
      <h2 id="your-name">Your name</h2>
      <p className="quiet">
        {!firstName && !lastName && 'This account has no name yet. '}Companies see your name with your
        applications.
      </p>
      <Form busy={busy} onSubmit={submit}>
        <div className="account-pair">
          <Field label="First name" autoComplete="given-name" {...bind('firstName')} />
          <Field label="Last name" autoComplete="family-name" {...bind('lastName')} />
        </div>
        <div className="row">
          <BusyButton className="button--plain" busy={busy} busyText="Saving…">
            Save name
          </BusyButton>
        </div>
      </Form>
    </section>
  );
}

import { useState } from 'react';
import { LIMITS } from '@skybil/shared';
import { notify } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { BusyButton } from '../../../ui/BusyButton';
import { Field } from '../../../ui/Field';
import { Form } from '../../../ui/Form';
import { postPhone } from '../api/post-profile';

interface PhoneFormProps {
  phone?: string | undefined;
  phoneShared: boolean;
  onSaved: () => void;
}

export function PhoneForm({ phone: stored = '', phoneShared, onSaved }: PhoneFormProps) {
  const [phone, setPhone] = useState(stored);
  const [isShared, setShared] = useState(phoneShared);
  const { submit, busy, errors } = useSubmit(async () => {
    void notify('success', await postPhone({ phone, phoneShared: isShared && phone.trim() !== '' }));
    onSaved();
  }, 'phone');
  return (
    <section className="card stack" aria-labelledby="your-phone">
      <h2 id="your-phone">Your phone</h2>
      <Form busy={busy} onSubmit={submit}>
        <Field
          label="Phone number (optional)"
          type="tel"
          autoComplete="tel"
          maxLength={LIMITS.phoneCharacters}
          value={phone}
          error={errors.phone}
          onChange={(event) => setPhone(event.target.value)}
        />
        <label className="choice">
          <input type="checkbox" checked={isShared} onChange={(event) => setShared(event.target.checked)} />
          Show it to the companies that I apply to
        </label>
        <p className="quiet">Without the tick no company sees it. You can change your mind at any time.</p>
        <div className="row">
          <BusyButton className="button--plain" busy={busy} busyText="Saving…">
            Save phone
          </BusyButton>
        </div>
      </Form>
    </section>
  );
}

import { useState } from 'react';
import { notify } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { BusyButton } from '../../../ui/BusyButton';
import { Form } from '../../../ui/Form';
import { postReceipts } from '../api/post-profile';

interface ReceiptsFormProps {
  receipts: boolean;
  onSaved: () => void;
}

export function ReceiptsForm({ receipts, onSaved }: ReceiptsFormProps) {
  const [isOn, setOn] = useState(receipts);
  const { submit, busy } = useSubmit(async () => {
    void notify('success', await postReceipts(isOn));
    onSaved();
  });
  return (
    <section className="card stack" aria-labelledby="your-mails">
      <h2 id="your-mails">Your mails</h2>
      <Form busy={busy} onSubmit={submit}>
        <label className="choice">
          <input type="checkbox" checked={isOn} onChange={(event) => setOn(event.target.checked)} />
          Mail me receipts and changed adverts
        </label>
        <p className="quiet">
          A receipt names the jobs that you applied to. We send at most one an hour. If the pay, place or
          closing date of such a job changes, or the job closes before the company decides, we tell you at
          most once a day.
        </p>
        <div className="row">
          <BusyButton className="button--plain" busy={busy} busyText="Saving…">
            Save mails
          </BusyButton>
        </div>
      </Form>
    </section>
  );
}

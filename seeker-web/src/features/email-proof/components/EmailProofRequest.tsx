import { notify } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { BusyButton } from '../../../ui/BusyButton';
import { postSendEmailProof } from '../api/post-email-proof';

export function EmailProofRequest({ email }: { email: string }) {
  const { submit, busy } = useSubmit(async () => void notify('success', await postSendEmailProof()));
  return (
    <section className="card stack no-print" aria-labelledby="email-proof">
      <h2 id="email-proof">Confirm your e-mail</h2>
      <p className="proof-address">
        Open the link that we sent to {email}. Until then you get no mails about your applications, and
        companies may not get them.
      </p>
      <div className="row">
        <BusyButton
          type="button"
          className="button--plain"
          busy={busy}
          busyText="Sending…"
          onClick={() => void submit()}
        >
          Send it again
        </BusyButton>
      </div>
    </section>
  );
}

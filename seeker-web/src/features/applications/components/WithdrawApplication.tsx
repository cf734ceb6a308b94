import { useState } from 'react';
import { FIRST_STATUS, statusForSeeker } from '@skybil/shared';
import { BusyButton } from '../../../ui/BusyButton';
import { Dialog } from '../../../ui/Dialog';
import type { Application } from '../../../lib/contract';
import { notify } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { useApplications } from '../api/get-applications';
import { postWithdraw } from '../api/post-withdraw';
import { titleOf } from '../hooks/use-former';

interface WithdrawApplicationProps {
  application: Application;
  /** In milliseconds. */
  now: number;
}

/** APPLY-40 */
export function WithdrawApplication({ application, now }: WithdrawApplicationProps) {
  const [isOpen, setOpen] = useState(false);
  if (statusForSeeker(application, now) !== FIRST_STATUS || application.former) return null;
  return (
    <>
      <button
        type="button"
        className="button button--bare applications__withdraw no-print"
        aria-label={`Withdraw the application for ${titleOf(application)}`}
        onClick={() => setOpen(true)}
      >
        Withdraw
      </button>
      {isOpen && <WithdrawDialog application={application} onClose={() => setOpen(false)} />}
    </>
  );
}

interface WithdrawDialogProps {
  application: Application;
  onClose: () => void;
}

function WithdrawDialog({ application, onClose }: WithdrawDialogProps) {
  const { mutate } = useApplications();
  const { submit, busy } = useSubmit(async () => {
    try {
      void notify('success', await postWithdraw(application._id));
    } finally {
      // also after a refusal, because the company may have decided in the meantime
      await mutate();
      onClose();
    }
  });
  const who = application.companyId?.name ?? 'The company';
  return (
    <Dialog title="Withdraw this application?" onClose={onClose}>
      <div className="stack">
        <p>
          <strong>{titleOf(application)}</strong>
        </p>
        <p>{who} loses your documents. You cannot apply to this job again. This cannot be undone.</p>
        <div className="row">
          <BusyButton
            type="button"
            className="button--danger"
            busy={busy}
            busyText="Withdrawing…"
            onClick={() => void submit()}
          >
            Withdraw
          </BusyButton>
          <button type="button" className="button button--plain" onClick={onClose}>
            Keep it
          </button>
        </div>
      </div>
    </Dialog>
  );
}

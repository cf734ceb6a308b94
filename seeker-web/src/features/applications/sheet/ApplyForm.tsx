import { BusyButton } from '../../../ui/BusyButton';
import { PdfPicker } from '../../../ui/PdfPicker';
import type { Job } from '../../../lib/contract';
import { useUser } from '../api/get-user';
import { CertificateWords } from './CertificateWords';
import { CompanySees } from './CompanySees';
import { ResumePart } from './ResumePart';
import type { useSendApplication } from './use-send-application';
import './apply-sheet.css';

interface ApplyFormProps {
  job: Job;
  sending: ReturnType<typeof useSendApplication>;
  certificate: File | undefined;
  onChoose: (file: File | undefined) => void;
}

/** Sends nothing until its button is pressed. */
export function ApplyForm({ job, sending, certificate, onChoose }: ApplyFormProps) {
  const { data: user } = useUser();
  const { refusal, busy, send } = sending;
  const messageOf = (part: 'resume' | 'certificate') =>
    refusal?.part === part ? refusal.message : undefined;
  const isRemote = job.kind === 'remote';
  return (
    <>
      <ResumePart error={user?.resume === '' ? messageOf('resume') : undefined} />
      {isRemote && (
        <section className="stack apply-part" aria-labelledby="apply-certificate">
          <h3 id="apply-certificate">Your certificate</h3>
          <CertificateWords />
          <PdfPicker
            label="Choose your certificate (PDF)"
            file={certificate}
            error={certificate ? undefined : messageOf('certificate')}
            onPick={onChoose}
          />
        </section>
      )}
      <CompanySees company={job.companyId.name} user={user} isRemote={isRemote} />
      <div className="apply-send">
        <BusyButton type="button" busy={busy} busyText="Applying..." className="button--wide" onClick={send}>
          Send application
        </BusyButton>
      </div>
    </>
  );
}

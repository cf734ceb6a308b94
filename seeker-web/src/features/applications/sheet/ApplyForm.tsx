import { BusyButton } from '../../../ui/BusyButton';
import { PdfPicker } from '../../../ui/PdfPicker';
import type { Application, Job } from '../../../lib/contract';
import { useUser } from '../api/get-user';
import type { Certificate } from '../apply-rules';
import { CertificateWords } from './CertificateWords';
import { CompanySees } from './CompanySees';
import { LastCertificate } from './LastCertificate';
import { ResumePart } from './ResumePart';
import type { useSendApplication } from './use-send-application';
import './apply-sheet.css';

interface ApplyFormProps {
  job: Job;
  sending: ReturnType<typeof useSendApplication>;
  certificate: Certificate | undefined;
  /** The application whose certificate can be sent again. */
  last: Application | undefined;
  onChoose: (file: File | undefined) => void;
  onChooseLast: (isChosen: boolean) => void;
}

/** Sends nothing until its button is pressed. */
export function ApplyForm({ job, sending, certificate, last, onChoose, onChooseLast }: ApplyFormProps) {
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
          {last && <LastCertificate last={last} isChosen={certificate === 'last'} onChoose={onChooseLast} />}
          {certificate !== 'last' && (
            <PdfPicker
              label="Choose your certificate (PDF)"
              file={certificate}
              error={certificate ? undefined : messageOf('certificate')}
              onPick={onChoose}
            />
          )}
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

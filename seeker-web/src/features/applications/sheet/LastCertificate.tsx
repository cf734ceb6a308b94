import { fileSize, formatShortDate } from '@skybil/shared';
import type { Application } from '../../../lib/contract';

/** The newest application whose certificate can be sent again (APPLY-43). */
export function lastWithCertificate(applications: Application[] | undefined): Application | undefined {
  return applications?.find(({ certificateBytes, former }) => certificateBytes !== undefined && !former);
}

interface LastCertificateProps {
  last: Application;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

export function LastCertificate({ last, isChosen, onChoose }: LastCertificateProps) {
  return (
    <label className="choice">
      <input type="checkbox" checked={isChosen} onChange={({ target }) => onChoose(target.checked)} />
      <span>
        Send the certificate from {formatShortDate(last.date)} again
        {last.certificateBytes !== undefined && ` (${fileSize(last.certificateBytes)})`}
      </span>
    </label>
  );
}

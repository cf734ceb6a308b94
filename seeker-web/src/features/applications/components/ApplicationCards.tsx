import { formatLongDate, type JobKind } from '@skybil/shared';
import { Logo } from '../../../ui/Logo';
import type { Former } from '../hooks/use-former';
import { AppliedStatus, AppliedTitle, CertificateLink, useMarked } from './ApplicationParts';
import { InterviewSection } from './InterviewSection';
import { WithApplications } from './WithApplications';
import './applications.css';

interface ApplicationCardsProps {
  /** The heading of the list. */
  labelledBy: string;
  kind: JobKind | undefined;
  formers: Record<JobKind, Former>;
}

/** The applications on a phone. */
export function ApplicationCards({ labelledBy, kind: shown, formers }: ApplicationCardsProps) {
  const marked = useMarked();
  return (
    <WithApplications kind={shown}>
      {(applications) => (
        <ul className="applied" aria-labelledby={labelledBy}>
          {applications.map((application) => {
            const { _id, kind, companyId, date, certificate } = application;
            return (
              <li key={_id} className="card applied__card" {...marked(application)}>
                <Logo name={companyId?.name ?? '–'} image={companyId?.image} size={40} />
                <div className="applied__facts">
                  <h3>
                    <AppliedTitle {...application} />
                  </h3>
                  <p className="small">
                    {companyId?.name ?? 'Company left the board'}
                    {kind === 'remote' && ' · Remote'}
                  </p>
                  <p className="quiet small">Applied {formatLongDate(date)}</p>
                  {certificate && <CertificateLink {...application} />}
                  <AppliedStatus application={application} former={formers[kind]}>
                    <InterviewSection application={application} />
                  </AppliedStatus>
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </WithApplications>
  );
}

import { Fragment, type ReactNode, useState } from 'react';
import { formatLongDate, type JobKind } from '@skybil/shared';
import { Logo } from '../../../ui/Logo';
import type { Application } from '../../../lib/contract';
import type { Former } from '../hooks/use-former';
import { shownInterview } from '../interview-rules';
import { AppliedStatus, AppliedTitle, CertificateLink, useMarked } from './ApplicationParts';
import { InterviewSection } from './InterviewSection';
import { WithApplications } from './WithApplications';
import './applications.css';

interface Column {
  name: string;
  className?: string;
  cell: (application: Application, former: Former) => ReactNode;
}

interface ApplicationsTableProps {
  kind: JobKind | undefined;
  caption: string;
  columns: Column[];
  formers: Record<JobKind, Former>;
}

export const COMPANY: Column = {
  name: 'Company',
  cell: ({ companyId }) => (
    <span className="applications__company">
      <Logo name={companyId?.name ?? '–'} image={companyId?.image} size={32} />
      {companyId?.name ?? 'Company left the board'}
    </span>
  ),
};
export const JOB_TITLE: Column = {
  name: 'Job Title',
  cell: (application) => <AppliedTitle {...application} />,
};
/** For lists without a column of certificates. */
export const JOB_AND_CERTIFICATE: Column = {
  ...JOB_TITLE,
  cell: (application) => (
    <>
      <AppliedTitle {...application} />
      {application.certificate && (
        <div className="applications__below">
          <CertificateLink {...application} />
        </div>
      )}
    </>
  ),
};
export const LOCATION: Column = { name: 'Location', cell: ({ jobId }) => jobId?.location ?? '–' };
export const DATE: Column = { name: 'Date', cell: ({ date }) => formatLongDate(date) };
export const STATUS: Column = {
  name: 'Status',
  className: 'applications__status',
  cell: (application, former) => <AppliedStatus application={application} former={former} />,
};

export function ApplicationsTable({ kind, caption, columns, formers }: ApplicationsTableProps) {
  const marked = useMarked();
  const [now] = useState(() => Date.now());
  return (
    <WithApplications kind={kind}>
      {(applications) => (
        <table className="applications">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.name} scope="col" className={column.className}>
                  {column.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {applications.map((application) => (
              <Fragment key={application._id}>
                <tr {...marked(application)}>
                  {columns.map((column) => (
                    <td key={column.name} className={column.className}>
                      {column.cell(application, formers[application.kind])}
                    </td>
                  ))}
                </tr>
                {shownInterview(application, now) && (
                  <tr className="applications__interview">
                    <td colSpan={columns.length}>
                      <InterviewSection application={application} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </WithApplications>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatLongDate, formatShortDate, type JobKind } from '@skybil/shared';
import { Logo } from '../../../ui/Logo';
import { LoadError } from '../../../ui/LoadError';
import { Loader } from '../../../ui/Loader';
import { Notice } from '../../../ui/Notice';
import { FormerRow } from './FormerApplications';
import { StatusBadge } from './StatusBadge';
import type { Application } from '../../../lib/contract';
import { useApplications } from '../api/get-applications';
import type { Former } from '../hooks/use-former';
import './applications.css';

interface Column {
  name: string;
  className?: string;
  cell: (application: Application, former: Former) => ReactNode;
}

interface ApplicationsTableProps {
  kind: JobKind;
  caption: string;
  columns: Column[];
  former: Former;
}

const WIDE = 'applications__wide';

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
  cell: ({ jobId }) => jobId?.title ?? 'Job no longer listed',
};
export const LOCATION: Column = {
  name: 'Location',
  className: WIDE,
  cell: ({ jobId }) => jobId?.location ?? '–',
};
export const DATE: Column = { name: 'Date', className: WIDE, cell: ({ date }) => formatLongDate(date) };
export const STATUS: Column = {
  name: 'Status',
  className: 'applications__status',
  cell: (application, former) => (
    <>
      <StatusBadge status={application.status} />
      {application.held && (
        <span className="applications__viewed">
          Waits for you to confirm your e-mail. The company has not got it yet.
        </span>
      )}
      {application.viewedAt && (
        <span className="applications__viewed">
          Viewed by the company on {formatShortDate(application.viewedAt)}
        </span>
      )}
      {application.former && <FormerRow former={former} application={application} />}
    </>
  ),
};

export function ApplicationsTable({ kind, caption, columns, former }: ApplicationsTableProps) {
  const { data, error, isLoading, mutate } = useApplications(kind);
  if (isLoading) return <Loader label="Loading your applications" />;
  if (error && !data)
    return <LoadError what="Your applications" error={error} onRetry={() => void mutate()} />;
  if (!data?.length) {
    return (
      <Notice title="No Applications Available">
        <Link className="button button--plain" to="/">
          Find a job
        </Link>
      </Notice>
    );
  }
  return (
    <table className="applications">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.name} scope="col" className={column.className}>
              <span className="applications__words">{column.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.map((application) => (
          <tr key={application._id}>
            {columns.map((column) => (
              <td key={column.name} className={column.className}>
                {column.cell(application, former)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

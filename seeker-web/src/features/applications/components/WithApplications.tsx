import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { JobKind } from '@skybil/shared';
import { LoadError } from '../../../ui/LoadError';
import { Loader } from '../../../ui/Loader';
import { Notice } from '../../../ui/Notice';
import type { Application } from '../../../lib/contract';
import { useApplications } from '../api/get-applications';
import './applications.css';

interface WithApplicationsProps {
  /** Absent for both kinds. */
  kind?: JobKind | undefined;
  /** Gets the applications, newest first. */
  children: (applications: Application[]) => ReactNode;
}

export function WithApplications({ kind, children }: WithApplicationsProps) {
  const { data, error, isLoading, mutate } = useApplications(kind);
  if (isLoading) return <Loader label="Loading your applications" />;
  if (error && !data)
    return <LoadError what="Your applications" error={error} onRetry={() => void mutate()} />;
  if (!data || data.length === 0)
    return (
      <Notice title="No Applications Available">
        <Link className="button button--plain" to="/">
          Find a job
        </Link>
      </Notice>
    );
  return children(data);
}

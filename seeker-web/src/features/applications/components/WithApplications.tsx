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
  kinds: readonly JobKind[];
  /** Gets the applications of these kinds, newest first. */
  children: (applications: Application[]) => ReactNode;
}

export function WithApplications({ kinds, children }: WithApplicationsProps) {
  const lists = {
    job: useApplications('job', kinds.includes('job')),
    remote: useApplications('remote', kinds.includes('remote')),
  };
  const wanted = kinds.map((kind) => lists[kind]);
  if (wanted.some(({ isLoading }) => isLoading)) return <Loader label="Loading your applications" />;
  const missing = wanted.filter(({ error, data }) => error && !data);
  if (missing[0]) {
    const retry = () => missing.forEach(({ mutate }) => void mutate());
    return <LoadError what="Your applications" error={missing[0].error} onRetry={retry} />;
  }
  const all = wanted.flatMap(({ data }) => data ?? []);
  if (all.length === 0) {
    return (
      <Notice title="No Applications Available">
        <Link className="button button--plain" to="/">
          Find a job
        </Link>
      </Notice>
    );
  }
  return children(kinds.length > 1 ? all.sort((a, b) => b.date.localeCompare(a.date)) : all);
}

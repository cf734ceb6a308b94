import { Link, useParams } from 'react-router-dom';
import { companyTitle, PAGE_NOT_FOUND } from '@skybil/shared';
import { useTitle } from '@skybil/web/use-title';
import { useCompany } from '../features/company-page/api/get-company';
import { CompanyLayout } from '../features/company-page/components/CompanyLayout';
import { CompanyNotFound } from '../features/company-page/components/CompanyNotFound';
import { JobList } from '../features/jobs/components/JobList';
import { countWords } from '../features/jobs/count-words';
import { useJobFilter } from '../features/jobs/hooks/use-job-filter';
import { changeFilter } from '../features/jobs/job-filter';
import { RESULTS } from '../features/jobs/results';
import { SaveButton } from '../features/saved-jobs/components/SaveButton';
import { ApiError } from '../lib/api';
import type { ShownCompany } from '../lib/contract';
import { CachedNotice } from '../ui/CachedNotice';
import { LoadError } from '../ui/LoadError';
import { Notice } from '../ui/Notice';
import { PageLoader } from '../ui/PageLoader';
import './page.css';

export default function CompanyPage() {
  const { id: written = '' } = useParams();
  // ids in addresses may be upper case
  const id = written.toLowerCase();
  const { data: company, error, isLoading, mutate } = useCompany(id);
  const missing = company === null || (error instanceof ApiError && [400, 404].includes(error.status));
  useTitle(company ? companyTitle(company.name) : missing ? PAGE_NOT_FOUND : undefined);

  if (company) {
    return (
      <>
        <div className="container">
          <CachedNotice path={`/api/companies/${id}`} />
        </div>
        <CompanyLayout company={company} jobs={<OpenJobs company={company} />} />
      </>
    );
  }
  return (
    <div className="container page">
      {missing ? (
        <CompanyNotFound />
      ) : error && !isLoading ? (
        <LoadError what="This company" error={error} onRetry={() => void mutate()} />
      ) : (
        <PageLoader label="Loading the company" />
      )}
    </div>
  );
}

function OpenJobs({ company }: { company: ShownCompany }) {
  const { filter } = useJobFilter();
  const total = company.openJobs;
  if (total === 0) return <Notice title={`${company.name} has no open jobs right now`} />;
  const sameJobs = changeFilter(new URLSearchParams(), { ...filter, page: 1 });
  return (
    <section className="stack company-page__jobs" aria-labelledby={RESULTS}>
      <div className="row company-page__heading">
        <h2 id={RESULTS} tabIndex={-1}>
          {countWords({ total }).replace(' ', ' open ')}
        </h2>
        <Link className="lone-link" to={`/?${sameJobs.toString()}`}>
          Filter these jobs
        </Link>
      </div>
      <JobList corner={(job) => <SaveButton job={job} />} />
    </section>
  );
}

import { Link } from 'react-router-dom';
import type { Job } from '../../../lib/contract';

/** Leads to all jobs of the company. */
export function CompanyLink({ company }: { company: Job['companyId'] }) {
  return <Link to={`/?company=${company._id}`}>{company.name}</Link>;
}

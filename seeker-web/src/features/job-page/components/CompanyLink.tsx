import { Link } from 'react-router-dom';
import { companyPath, MESSAGES } from '@skybil/shared';
import type { Job } from '../../../lib/contract';

/** Leads to the page of the company, unless it is gone. */
export function CompanyLink({ company: { _id, name } }: { company: Job['companyId'] }) {
  return name === MESSAGES.companyGone ? name : <Link to={companyPath(_id)}>{name}</Link>;
}

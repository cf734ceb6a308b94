import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/Notice';

export function CompanyNotFound() {
  return (
    <>
      <h1>Company not found</h1>
      <Notice title="This company has no page on the board">
        <Link className="button" to="/">
          See all jobs
        </Link>
      </Notice>
    </>
  );
}

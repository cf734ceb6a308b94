import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/Notice';

export function JobNotFound() {
  return (
    <>
      <h1>Job not found</h1>
      <Notice title="This job is no longer on the board">
        <Link className="button" to="/">
          See other jobs
        </Link>
      </Notice>
    </>
  );
}

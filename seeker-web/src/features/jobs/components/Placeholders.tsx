import { LIMITS } from '@skybil/shared';
import { Loader } from '../../../ui/Loader';

/** As high as the cards that come, so that nothing moves. */
export function Placeholders() {
  return Array.from({ length: LIMITS.jobsPerPage }, (_, at) => (
    <div key={at} className="card job-card job-card--placeholder">
      {at === 0 && <Loader label="Loading jobs" />}
    </div>
  ));
}

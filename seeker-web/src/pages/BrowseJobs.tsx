import { useLandingCounts } from '../features/jobs/api/use-landing-counts';
import { LandingLinks } from '../features/jobs/components/LandingLinks';

export default function BrowseJobs() {
  const counts = useLandingCounts(true);
  return counts ? <LandingLinks counts={counts} /> : null;
}

import { StarIcon } from '../../../ui/icons';
import { ScriptButton } from '../../../ui/ScriptButton';
import type { Savable } from '../save';
import { setSaved } from '../save';
import { useSavedJobs } from '../hooks/use-saved-jobs';
import './save-button.css';

export function SaveButton({ job }: { job: Savable }) {
  const isSaved = useSavedJobs().some(({ _id }) => _id === job._id);
  const word = isSaved ? 'Saved' : 'Save';
  return (
    <ScriptButton
      className="icon-button save-button"
      aria-pressed={isSaved}
      aria-label={`${word}: ${job.title}`}
      onClick={() => setSaved(job, !isSaved)}
    >
      <StarIcon />
    </ScriptButton>
  );
}

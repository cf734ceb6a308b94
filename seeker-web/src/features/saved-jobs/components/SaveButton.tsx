import { PAGES } from '@skybil/shared';
import { StarIcon } from '../../../ui/icons';
import { ScriptButton } from '../../../ui/ScriptButton';
import type { Savable } from '../save';
import { setSaved } from '../save';
import { useSavedJobs } from '../hooks/use-saved-jobs';
import './save-button.css';

interface SaveButtonProps {
  job: Savable;
  /** Shows a label beside the star. */
  hasWords?: boolean;
}

/** Saves the job on the device at once, signed in or not. */
export function SaveButton({ job, hasWords = false }: SaveButtonProps) {
  const isSaved = useSavedJobs().some(({ _id }) => _id === job._id);
  const word = isSaved ? 'Saved' : 'Save';
  return (
    <ScriptButton
      withoutScript={hasWords ? PAGES.saved.path : undefined}
      className={hasWords ? 'button button--plain save-button' : 'icon-button save-button'}
      aria-pressed={isSaved}
      aria-label={`${word}: ${job.title}`}
      onClick={() => setSaved(job, !isSaved)}
    >
      <StarIcon />
      {hasWords && <span className="save-button__word">{word}</span>}
    </ScriptButton>
  );
}

import { PAGES } from '@skybil/shared';
import { StarIcon } from '../../../ui/icons';
import { ScriptButton } from '../../../ui/ScriptButton';
import type { Savable } from '../save';
import { setSaved } from '../save';
import { useSavedJobs } from '../hooks/use-saved-jobs';
import './save-button.css';

interface SaveButtonProps {
  job: Savable;
  hasLabel?: boolean;
}

export function SaveButton({ job, hasLabel = false }: SaveButtonProps) {
  const isSaved = useSavedJobs().some(({ _id }) => _id === job._id);
  const word = isSaved ? 'Saved' : 'Save';
  return (
    <ScriptButton
      withoutScript={hasLabel ? PAGES.saved.path : undefined}
      className={hasLabel ? 'button button--plain save-button' : 'icon-button save-button'}
      aria-pressed={isSaved}
      aria-label={`${word}: ${job.title}`}
      onClick={() => setSaved(job, !isSaved)}
    >
      <StarIcon />
      {hasLabel && <span className="save-button__word">{word}</span>}
    </ScriptButton>
  );
}

import {
  DECISIONS,
  type Decision,
  LIMITS,
  REJECTION_REASON_NAMES,
  type RejectionReason,
} from '@skybil/shared';
import { ParagraphField } from '../../../platform/contract/input/contact-fields.js';
import { IdField, IdsField, OptionField } from '../../../platform/contract/input/fields.js';

class DecisionDto {
  @OptionField(DECISIONS, {
    description: `The decision. Accepted is final; Rejected can be undone for ${LIMITS.undoMinutes} minutes`,
    example: 'Rejected',
  })
  status: Decision;

  @OptionField(REJECTION_REASON_NAMES, {
    description: 'With Rejected only: what the applicant reads, in the mail and on the page',
    example: 'experience',
    optional: true,
    unsets: true,
  })
  reason?: RejectionReason;

  @ParagraphField({
    description: `With Rejected only: a note that the applicant reads on the page, at most ${LIMITS.decisionNoteCharacters} characters`,
    example: 'Your portfolio is good. Please apply again next year.',
    max: LIMITS.decisionNoteCharacters,
  })
  note?: string;

  @ParagraphField({
    description: `With Accepted only: what happens next, at most ${LIMITS.nextStepCharacters} characters. The applicant reads it in the mail and on the page. A text that asks for money or secret data is refused`,
    example: 'Please come to our office on Monday at 10.',
    max: LIMITS.nextStepCharacters,
  })
  nextStep?: string;
}

export class ChangeStatusDto extends DecisionDto {
  @IdField({ description: "The application's id, 24 hex digits" })
  id: string;
}

export class ChangeStatusesDto extends DecisionDto {
  @IdsField({ description: "The applications' ids, 24 hex digits each", max: LIMITS.bulkStatusIds })
  ids: string[];
}

export class UndoRejectionsDto {
  @IdsField({ description: "The rejected applications' ids, 24 hex digits each", max: LIMITS.bulkStatusIds })
  ids: string[];
}

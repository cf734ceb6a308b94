import { CHOSEN_STAGES, type ChosenStage, LIMITS, type Stage } from '@skybil/shared';
import { ParagraphField } from '../../../platform/contract/input/contact-fields.js';
import { IdField, IdsField, OptionField } from '../../../platform/contract/input/fields.js';
import { CountAnswer, PartAnswer } from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';

class StageDto {
  @OptionField(CHOSEN_STAGES, {
    description: 'The stage; `viewed` takes an application off the short list',
    example: 'shortlisted',
  })
  stage: ChosenStage;
}

export class ChangeStageDto extends StageDto {
  @IdField({ description: "The application's id, 24 hex digits" })
  id: string;
}

export class ChangeStagesDto extends StageDto {
  @IdsField({ description: "The applications' ids, 24 hex digits each", max: LIMITS.bulkStatusIds })
  ids: string[];
}

export class PrivateNoteDto {
  @ParagraphField({
    description: `The note, at most ${LIMITS.privateNoteCharacters} characters; empty for none`,
    example: 'Spoke on the phone. Can start in March.',
    max: LIMITS.privateNoteCharacters,
  })
  note?: string;
}

class CountsOfStagesDto implements Record<Stage, number> {
  @CountAnswer('Not opened yet', 12)
  received: number;

  @CountAnswer('A document was opened', 8)
  viewed: number;

  @CountAnswer('On the short list', 5)
  shortlisted: number;

  @CountAnswer('Invited to an interview', 3)
  interview: number;

  @CountAnswer('Accepted or rejected', 14)
  decided: number;
}

export class StageCountsDto extends OkDto {
  @PartAnswer('By stage', CountsOfStagesDto)
  counts: CountsOfStagesDto;
}

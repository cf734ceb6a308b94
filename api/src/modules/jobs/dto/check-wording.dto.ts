import { LIMITS } from '@skybil/shared';
import { HtmlField, TextField } from '../../../platform/contract/input/fields.js';
import { PartAnswer, TextAnswer, WordAnswer } from '../../../platform/contract/output/answer-fields.js';
import { OkDto } from '../../../platform/contract/output/ok.js';
import { UNFAIR_LIMITS, type UnfairLimit } from '../../advert-check/fair-wording/fair-wording.js';

export class CheckWordingDto {
  @TextField({
    description: 'Title as typed so far',
    optional: true,
    max: LIMITS.titleCharacters,
    example: 'Sales person',
  })
  title?: string;

  @HtmlField({
    description: 'Description as typed so far, as HTML',
    optional: true,
    example: '<p>Not older than 30.</p>',
  })
  description?: string;
}

export class UnfairPhraseDto {
  @WordAnswer('By what the advert chooses people', UNFAIR_LIMITS)
  limit: UnfairLimit;

  @TextAnswer('Words of the advert', 'Not older than 30')
  phrase: string;

  @TextAnswer('Better wording', 'Name the experience or the strength that the work needs, not an age.')
  advice: string;
}

export class CheckedWordingDto extends OkDto {
  @PartAnswer('The first phrase of each kind', [UnfairPhraseDto], { maxItems: UNFAIR_LIMITS.length })
  unfair: UnfairPhraseDto[];
}

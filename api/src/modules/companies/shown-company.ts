import type { AnswerRate, CompanyCheck } from '@skybil/shared';
import type { CompanyFacts } from './company.fields.js';
import type { CompanyRefDto } from './dto/company.dto.js';

/** What a list shows of a company. */
export interface ListedCompany {
  ref: CompanyRefDto;
  check: CompanyCheck | undefined;
}

export interface ShownCompany extends CompanyRefDto, CompanyFacts {
  /** When it registered; absent if an import made it and nobody has claimed it. */
  since?: Date | undefined;
  answerRate?: AnswerRate | undefined;
  check?: CompanyCheck | undefined;
}

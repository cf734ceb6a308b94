import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { SeekerId } from '../../platform/contract/route/principal.js';
import { AnswerInterviewDto } from './dto/answer-interview.dto.js';
import { InterviewAnswersService } from './interview-answers.service.js';

@ApiTags('Seeker')
@Access('seeker')
@Controller('users')
export class InterviewAnswersController {
  constructor(private readonly answers: InterviewAnswersService) {}

  /**
   * Answer an invitation to an interview
   * @remarks The answer can be changed until the interview begins. `sequence` says which day and time was answered: if
   * the company has moved the interview since, the answer is refused.
   */
  @Post('answer-interview')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'not_found', 'interview_changed'] })
  async answer(@SeekerId() userId: string, @Body() { id, ...answer }: AnswerInterviewDto): Promise<OkDto> {
    await this.answers.answer({ id, userId }, answer);
    return ok({}, MESSAGES.interviewAnswered);
  }
}

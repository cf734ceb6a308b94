import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { ok } from '../../platform/contract/output/ok.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { CompanyId } from '../../platform/contract/route/principal.js';
import { StatusResultsDto } from './dto/application.dto.js';
import { CancelInterviewsDto, InviteDto, UpcomingInterviewsDto } from './dto/invite.dto.js';
import { InterviewsService } from './interviews.service.js';

@ApiTags('Company applications')
@Access('company')
@Controller('company')
export class InterviewsController {
  constructor(private readonly interviews: InterviewsService) {}

  /**
   * Interviews of the next seven days
   * @remarks From today on, without those that were cancelled or whose application is decided.
   */
  @Get('interviews')
  @Answers({ ok: UpcomingInterviewsDto, fails: ['unauthorized'] })
  async upcoming(@CompanyId() companyId: string): Promise<UpcomingInterviewsDto> {
    return ok({ data: await this.interviews.upcoming(companyId) });
  }

  /**
   * Invite applicants to an interview
   * @remarks One or several, to the same day and time. An applicant who is invited already gets the new day, time and
   * place. Each gets one mail with a calendar file, and a reminder a day before. `results` has one entry per application;
   * the answer is 200 even if some could not be invited.
   */
  @Post('interviews')
  @Answers({ ok: StatusResultsDto, fails: [...IN_BODY, 'unauthorized', 'company_suspended'] })
  async invite(
    @CompanyId() companyId: string,
    @Body() { ids, ...asked }: InviteDto,
  ): Promise<StatusResultsDto> {
    return ok({ results: await this.interviews.inviteMany(companyId, ids, asked) });
  }

  /**
   * Cancel interviews
   * @remarks The applications go back to the short list, and each applicant gets one mail. `results` has one entry per
   * application.
   */
  @Post('cancel-interviews')
  @Answers({ ok: StatusResultsDto, fails: [...IN_BODY, 'unauthorized'] })
  async cancel(
    @CompanyId() companyId: string,
    @Body() { ids }: CancelInterviewsDto,
  ): Promise<StatusResultsDto> {
    return ok({ results: await this.interviews.cancelMany(companyId, ids) });
  }
}

import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { type Principal, Seeker } from '../../platform/contract/route/principal.js';
import { FormerApplicationsDto } from './dto/former-applications.dto.js';
import { FormerApplicationsService } from './former-applications.service.js';

@ApiTags('Seeker')
@Access('seeker')
@Controller('users/former-applications')
export class FormerApplicationsController {
  constructor(private readonly former: FormerApplicationsService) {}

  /**
   * Remove former applications
   * @remarks Removes applications marked `former`: they were sent before the owner of the e-mail took the account over. Without a
   * body, removes all of them. Repeating the call changes nothing.
   */
  @Post('remove')
  @ApiBody({ type: FormerApplicationsDto, required: false })
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized'] })
  async remove(@Seeker() caller: Principal, @Body() choice: FormerApplicationsDto): Promise<OkDto> {
    await this.former.remove(caller, choice);
    return ok({}, MESSAGES.formerRemoved);
  }

  /**
   * Keep former applications
   * @remarks They become the seeker's own, and their companies see the name again. Without a body, all of them do. Repeating the
   * call changes nothing.
   */
  @Post('keep')
  @ApiBody({ type: FormerApplicationsDto, required: false })
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized'] })
  async keep(@Seeker() caller: Principal, @Body() choice: FormerApplicationsDto): Promise<OkDto> {
    await this.former.keep(caller, choice);
    return ok({}, MESSAGES.formerKept);
  }
}

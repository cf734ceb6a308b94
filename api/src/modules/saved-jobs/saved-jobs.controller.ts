import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { IdParamPipe } from '../../platform/contract/input/id-param.pipe.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { type Principal, Seeker, SeekerId } from '../../platform/contract/route/principal.js';
import { SaveJobsDto, SavedJobsDto } from './dto/saved-job.dto.js';
import { SavedJobsService } from './saved-jobs.service.js';

@ApiTags('Seeker')
@Access('seeker')
@Controller('users/saved-jobs')
export class SavedJobsController {
  constructor(private readonly saved: SavedJobsService) {}

  /**
   * Saved jobs
   * @remarks Newest first. A job that is no longer on the board stays in the list, with `closed`.
   */
  @Get()
  @Answers({ ok: SavedJobsDto, fails: ['unauthorized'] })
  async list(@SeekerId() userId: string): Promise<SavedJobsDto> {
    return ok({ savedJobs: await this.saved.ofSeeker(userId) });
  }

  /**
   * Save several jobs
   * @remarks For jobs that a device stored before its owner signed in. Saves as many as the limit allows, in the order
   * given, and omits jobs that are not on the board. The call can be repeated.
   */
  @Post()
  @Answers({ ok: SavedJobsDto, fails: [...IN_BODY, 'unauthorized'] })
  async join(@Seeker() seeker: Principal, @Body() { ids }: SaveJobsDto): Promise<SavedJobsDto> {
    return ok({ savedJobs: await this.saved.join(seeker, ids) });
  }

  /**
   * Save a job
   * @remarks The call can be repeated. A job that was saved before succeeds even if it is no longer on the board.
   */
  @Put(':id')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'not_found', 'saved_jobs_full'] })
  async save(@Seeker() seeker: Principal, @Param('id', IdParamPipe) id: string): Promise<OkDto> {
    await this.saved.save(seeker, id);
    return ok({});
  }

  /**
   * Remove a saved job
   * @remarks The call can be repeated. Removing a job that was not saved succeeds.
   */
  @Delete(':id')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized'] })
  async remove(@SeekerId() userId: string, @Param('id', IdParamPipe) id: string): Promise<OkDto> {
    await this.saved.remove(userId, id);
    return ok({});
  }
}

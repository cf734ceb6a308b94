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
   * @remarks The signed-in seeker's, newest first. What is no longer on the board stays, and says so.
   */
  @Get()
  @Answers({ ok: SavedJobsDto, fails: ['unauthorized'] })
  async list(@SeekerId() userId: string): Promise<SavedJobsDto> {
    return ok({ savedJobs: await this.saved.ofSeeker(userId) });
  }

  /**
   * Save several jobs
   * @remarks What a device kept before its owner signed in. As many as there is room for, in the order given; those that
   * are not on the board are left out. Twice is once.
   */
  @Post()
  @Answers({ ok: SavedJobsDto, fails: [...IN_BODY, 'unauthorized'] })
  async join(@Seeker() seeker: Principal, @Body() { ids }: SaveJobsDto): Promise<SavedJobsDto> {
    return ok({ savedJobs: await this.saved.join(seeker, ids) });
  }

  /**
   * Save a job
   * @remarks Twice is once. One that was saved before is answered so too when it is no longer on the board.
   */
  @Put(':id')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized', 'not_found', 'saved_jobs_full'] })
  async save(@Seeker() seeker: Principal, @Param('id', IdParamPipe) id: string): Promise<OkDto> {
    await this.saved.save(seeker, id);
    return ok({});
  }

  /**
   * Save a job no more
   * @remarks Twice is once, and one that was never saved is nothing to do.
   */
  @Delete(':id')
  @Answers({ ok: OkDto, fails: [...IN_BODY, 'unauthorized'] })
  async remove(@SeekerId() userId: string, @Param('id', IdParamPipe) id: string): Promise<OkDto> {
    await this.saved.remove(userId, id);
    return ok({});
  }
}

import { Body, Controller, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { PreviewJobDto } from '../../modules/jobs/dto/post-job.dto.js';
import { JobPreviewService } from '../../modules/jobs/job-preview.service.js';
import { IN_BODY } from '../../platform/contract/docs/failure-docs.js';
import { TextAnswer } from '../../platform/contract/output/answer-fields.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { AcceptsBody, LONG_JSON } from '../../platform/contract/route/accepts-body.decorator.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { CompanyId } from '../../platform/contract/route/principal.js';
import { RenderedPagesService } from './rendered-pages.service.js';

class JobPreviewDto extends OkDto {
  @TextAnswer('A whole page without scripts, for a sandboxed frame', '<!doctype html><html>…</html>')
  html: string;
}

@ApiTags('Company jobs')
@Access('company')
@Controller('company')
export class JobPreviewController {
  constructor(
    private readonly jobs: JobPreviewService,
    private readonly pages: RenderedPagesService,
  ) {}

  /**
   * See how a job will look
   * @remarks Takes and checks what `post-job` does, or with `id` what an edit does. Nothing is stored.
   */
  @Post('preview-job')
  @AcceptsBody(LONG_JSON)
  @Answers({ ok: JobPreviewDto, fails: [...IN_BODY, 'unauthorized', 'not_found', 'job_closed'] })
  async preview(
    @CompanyId() companyId: string,
    @Body() content: PreviewJobDto,
    @Req() request: Request,
  ): Promise<JobPreviewDto> {
    return ok({ html: await this.pages.preview(request, await this.jobs.preview(companyId, content)) });
  }
}

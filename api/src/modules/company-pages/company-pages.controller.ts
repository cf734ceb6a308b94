import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Cached } from '../../platform/cache/cached.decorator.js';
import { type CachedAnswer, PublicCache } from '../../platform/cache/public-cache.js';
import { IdParamPipe } from '../../platform/contract/input/id-param.pipe.js';
import { ok } from '../../platform/contract/output/ok.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { CompanyPagesService } from './company-pages.service.js';
import { OneShownCompanyDto } from './dto/shown-company.dto.js';

@ApiTags('Companies')
@Controller('companies')
export class CompanyPagesController {
  constructor(
    private readonly pages: CompanyPagesService,
    private readonly cache: PublicCache,
  ) {}

  /**
   * One company
   * @remarks 404 for a company that is unknown, suspended or not verified yet, and for one that never had a job on the
   * board. Its jobs are the list of jobs with `company`.
   */
  @Get(':id')
  @Access('public')
  @Cached()
  @Answers({ ok: OneShownCompanyDto, fails: ['not_found'], headers: ['ETag'] })
  one(@Param('id', IdParamPipe) id: string): Promise<CachedAnswer> {
    return this.cache.answer('company', { id }, async (): Promise<OneShownCompanyDto> => {
      return ok({ company: await this.pages.shown(id) });
    });
  }
}

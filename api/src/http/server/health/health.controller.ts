import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/contract/route/access.decorator.js';
import { Answers } from '../../../platform/contract/route/answers.decorator.js';
import { ok, OkDto } from '../../../platform/contract/output/ok.js';
import { HealthDto, VersionDto } from './health.dto.js';
import { HealthService } from './health.service.js';
import { VERSION } from './version.js';

@ApiTags('Health')
@Access('public')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /**
   * The process runs
   * @remarks Says nothing about its parts.
   */
  @Get('live')
  @Answers({ ok: OkDto })
  live(): OkDto {
    return ok({});
  }

  /**
   * The version that runs
   * @remarks The one of CHANGELOG.md.
   */
  @Get('version')
  @Answers({ ok: VersionDto })
  version(): VersionDto {
    return ok({ version: VERSION });
  }

  /**
   * The board can serve
   * @remarks Database and disk work, all jobs are loaded, and the process is not stopping; else 503 with the parts that are
   * down in `errors`. A file store that is down, and mail that is held up or given up, is a warning: the board serves all
   * the same.
   */
  @Get('ready')
  @Answers({ ok: HealthDto })
  async ready(): Promise<HealthDto> {
    return ok({ ...(await this.health.ready()) });
  }
}

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
   * The process is running
   * @remarks Does not check its parts.
   */
  @Get('live')
  @Answers({ ok: OkDto })
  live(): OkDto {
    return ok({});
  }

  /**
   * The running version
   * @remarks As in CHANGELOG.md.
   */
  @Get('version')
  @Answers({ ok: VersionDto })
  version(): VersionDto {
    return ok({ version: VERSION });
  }

  /**
   * The board can serve requests
   * @remarks The database and the disk work, all jobs are loaded, and the process is not shutting down. Otherwise 503, with the
   * failed parts in `errors`. A file store that is down, or mail that is delayed or undeliverable, is only a warning: the board
   * still serves requests.
   */
  @Get('ready')
  @Answers({ ok: HealthDto })
  async ready(): Promise<HealthDto> {
    return ok({ ...(await this.health.ready()) });
  }
}

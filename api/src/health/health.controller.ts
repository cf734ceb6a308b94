import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from '../auth/access.decorator.js';
import { Answers } from '../http/answers.decorator.js';
import { ok, OkDto } from '../http/ok.js';
import { HealthDto } from './health.dto.js';
import { HealthService } from './health.service.js';

@ApiTags('Health')
@Access('public')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  /** The process runs. */
  @Get('live')
  @Answers({ ok: OkDto })
  live(): OkDto {
    return ok({});
  }

  /** Database, file store, disk and mail work, and the process is not stopping. */
  @Get('ready')
  @Answers({ ok: HealthDto })
  async ready(): Promise<HealthDto> {
    return ok({ parts: await this.health.ready() });
  }
}

import { Controller, Get, Param } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { BOARD_TEXTS, SITE_NAME } from '@skybil/shared';
import { Access } from '../../platform/contract/route/access.decorator.js';
import { Answers } from '../../platform/contract/route/answers.decorator.js';
import { TextAnswer } from '../../platform/contract/output/answer-fields.js';
import { ok, OkDto } from '../../platform/contract/output/ok.js';
import { TextsService } from './texts.service.js';

class TextDto extends OkDto {
  @TextAnswer('Safe HTML that begins with the title', `<h1>About ${SITE_NAME}</h1>`)
  html: string;
}

@ApiTags('Site')
@Controller('texts')
export class TextsController {
  constructor(private readonly texts: TextsService) {}

  /**
   * A text of the board
   * @remarks What the operator wrote for the pages About, Terms of service and Privacy policy.
   */
  @Get(':name')
  @Access('public')
  @ApiParam({
    name: 'name',
    description: 'The page of the text',
    schema: { type: 'string', enum: [...BOARD_TEXTS], example: 'about' },
  })
  @Answers({ ok: TextDto, fails: ['not_found'] })
  one(@Param('name') name: string): TextDto {
    return ok({ html: this.texts.html(name) });
  }
}

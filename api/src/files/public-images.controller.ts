import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiNotFoundResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import type { Request, Response } from 'express';
import { Access } from '../auth/access.decorator.js';
import { AppError } from '../http/app-error.js';
import { ErrorDto } from '../http/error.dto.js';
import { IdParamPipe } from '../http/id-param.pipe.js';
import { FilesService } from './files.service.js';
import { initialsPicture } from './initials.js';

/** Never changed under the same address, and shown by clients on other origins (design 4). */
const CACHED = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

@ApiTags('files')
@Controller()
export class PublicImagesController {
  constructor(private readonly files: FilesService) {}

  @Get('logos/:id')
  @Access('public')
  @ApiOperation({ operationId: 'openLogo', summary: "A company's logo" })
  @ApiOkResponse({ content: { 'image/webp': { schema: { type: 'string', format: 'binary' } } } })
  @ApiNotFoundResponse({ type: ErrorDto })
  async logo(
    @Param('id', IdParamPipe) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const logo = await this.files.openLogo(id);
    response.set({
      ...CACHED,
      etag: `"${id}"`,
      'content-type': logo.contentType,
      'content-length': String(logo.size),
    });
    if (request.fresh) {
      logo.bytes.destroy();
      response.status(304).end();
    } else {
      await pipeline(logo.bytes, response);
    }
  }

  @Get('initials/:letters')
  @Access('public')
  @ApiOperation({
    operationId: 'openInitials',
    summary: 'One or two letters on a tint, where there is no picture',
  })
  @ApiQuery({
    name: 'tint',
    required: false,
    description: 'Number of the tint; else one drawn from the letters',
  })
  @ApiOkResponse({ content: { 'image/svg+xml': { schema: { type: 'string' } } } })
  @ApiNotFoundResponse({ type: ErrorDto })
  initials(
    @Param('letters') letters: string,
    @Query('tint') tint: string | undefined,
    @Res() response: Response,
  ): void {
    const picture = letters.endsWith('.svg') ? initialsPicture(letters.slice(0, -4), tint) : undefined;
    if (!picture) throw new AppError('not_found', MESSAGES.fileNotFound);
    response.set({
      ...CACHED,
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': SVG_POLICY,
    });
    response.send(picture);
  }
}

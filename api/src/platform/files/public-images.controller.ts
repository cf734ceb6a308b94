import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@skybil/shared';
import type { Request, Response } from 'express';
import { Access } from '../contract/route/access.decorator.js';
import { clientOf } from '../contract/route/client.js';
import { Answers } from '../contract/route/answers.decorator.js';
import { AppError } from '../errors/app-error.js';
import { IdParamPipe } from '../contract/input/id-param.pipe.js';
import { BytesInFlight } from '../limits/bytes-in-flight.js';
import { sendStream } from './send-stream.js';
import { READ_AHEAD_BYTES } from './store/file-store.js';
import { FilesService } from './files.service.js';
import { LogoQueryDto } from './logo-query.dto.js';
import { initialsPicture } from './initials-picture.js';

/** Clients on other origins may show images. */
const CACHED = {
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

@ApiTags('Files')
@Controller()
export class PublicImagesController {
  constructor(
    private readonly files: FilesService,
    private readonly inFlight: BytesInFlight,
  ) {}

  /**
   * A company's logo
   * @remarks Public. A logo never changes under its address. With a size, it is scaled to fit into a square of that many
   * pixels.
   */
  @Get('logos/:id')
  @Access('public')
  @Answers({
    ok: { mediaType: 'image/webp', description: 'The logo' },
    fails: ['not_found'],
    headers: ['ETag'],
  })
  async logo(
    @Param('id', IdParamPipe) id: string,
    @Query() { size }: LogoQueryDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (size) {
      const small = await this.files.smallLogo(id, Number(size), clientOf(request, response));
      this.inFlight.send(request, response, small);
      response.set({ ...CACHED, etag: `"${id}-${size}"` }).type('image/webp');
      // Express answers 304 if the client has the image
      response.send(small);
      return;
    }
    this.inFlight.stream(request, response, READ_AHEAD_BYTES);
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
      await sendStream(logo.bytes, response);
    }
  }

  /**
   * Drawn initials
   * @remarks One or two letters on a coloured background, for a company without a logo.
   */
  @Get('initials/:letters')
  @Access('public')
  @ApiParam({ name: 'letters', description: 'One or two letters or digits and `.svg`', example: 'AO.svg' })
  @ApiQuery({
    name: 'tint',
    required: false,
    description: 'Number of the tint; without it one drawn from the letters',
    schema: { type: 'string', pattern: '^[0-7]$', example: '3' },
  })
  @Answers({ ok: { mediaType: 'image/svg+xml', description: 'A square picture' }, fails: ['not_found'] })
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

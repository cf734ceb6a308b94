import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '../contract/route/access.decorator.js';
import { clientOf } from '../contract/route/client.js';
import { Answers } from '../contract/route/answers.decorator.js';
import { AppError } from '../errors/app-error.js';
import { ERROR_STATUSES } from '../errors/error-statuses.js';
import { IdParamPipe } from '../contract/input/id-param.pipe.js';
import { inlineDisposition } from './file-name.js';
import { FilesService } from './files.service.js';
import { READ_AHEAD_BYTES } from './store/file-store.js';
import { BytesInFlight } from '../limits/bytes-in-flight.js';
import { sendStream } from './send-stream.js';
import { linkFailurePage, PAGE_POLICY } from './link-failure-page.js';

@ApiTags('Files')
@Controller('files')
export class FilesController {
  constructor(
    private readonly files: FilesService,
    private readonly inFlight: BytesInFlight,
  ) {}

  /**
   * A resume or certificate
   * @remarks Needs the signed link from `resume` or `certificate`. Each request checks again that the viewer may see the
   * file. A browser gets errors as a page.
   */
  @Get(':id')
  @Access('public')
  @ApiQuery({
    name: 'v',
    description: 'Whom the link was made for: `s-` and the id of a seeker, `c-` and that of a company',
    schema: { type: 'string', pattern: '^[sc]-[0-9a-f]{24}$', example: 's-665f1c2e9b3e4a0012ab34ce' },
  })
  @ApiQuery({
    name: 'a',
    required: false,
    description: 'The application that the link belongs to, in the links of a company',
    schema: { type: 'string', pattern: '^[0-9a-f]{24}$', example: '665f1c2e9b3e4a0012ab34cf' },
  })
  @ApiQuery({
    name: 'e',
    description: 'When it ends, in seconds since 1970',
    schema: { type: 'string', pattern: '^[0-9]{10}$', example: '1790000000' },
  })
  @ApiQuery({
    name: 's',
    description: 'Signature of the board',
    schema: {
      type: 'string',
      pattern: '^[A-Za-z0-9_-]{43}$',
      example: 'k7Qe0ZpN1vWm3xT5yB8cD2fG4hJ6lR9sU0aE1iO2nKw',
    },
  })
  @Answers({
    ok: { mediaType: 'application/pdf', description: 'The PDF, to be shown in a sandbox' },
    fails: ['link_expired', 'not_found'],
    headers: ['Content-Disposition'],
  })
  async open(
    @Param('id', IdParamPipe) id: string,
    @Query('v') v: string,
    @Query('a') a: string | undefined,
    @Query('e') e: string,
    @Query('s') s: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    try {
      this.inFlight.stream(request, response, READ_AHEAD_BYTES);
      const file = await this.files.openByLink(id, { v, a, e, s }, clientOf(request, response));
      response.set({
        'content-type': file.contentType,
        'content-length': String(file.size),
        'content-disposition': inlineDisposition(file.name),
        'content-security-policy': "sandbox; frame-ancestors 'self'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'private, no-store',
      });
      await sendStream(file.bytes, response);
    } catch (error) {
      if (
        !(error instanceof AppError) ||
        response.headersSent ||
        request.accepts(['json', 'html']) !== 'html'
      ) {
        throw error;
      }
      response.status(ERROR_STATUSES[error.code]);
      response.set({
        'content-security-policy': PAGE_POLICY,
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-store',
      });
      response.type('html').send(linkFailurePage(error));
    }
  }
}

import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import {
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiQuery,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '../auth/access.decorator.js';
import { AppError } from '../http/app-error.js';
import { ErrorDto } from '../http/error.dto.js';
import { ERROR_STATUSES } from '../http/error-statuses.js';
import { IdParamPipe } from '../http/id-param.pipe.js';
import { inlineDisposition } from './file-name.js';
import { FilesService } from './files.service.js';
import { linkFailurePage, PAGE_POLICY } from './link-failure-page.js';

@ApiTags('files')
@Controller('files')
export class FilesController {
  constructor(private readonly files: FilesService) {}

  @Get(':id')
  @Access('public')
  @ApiOperation({ operationId: 'openFile', summary: 'A PDF behind a signed link' })
  @ApiQuery({ name: 'v', description: 'Whom the link was made for', example: 's-665f1c2e9b3e4a0012ab34cd' })
  @ApiQuery({ name: 'e', description: 'When it ends, in seconds since 1970', example: '1790000000' })
  @ApiQuery({ name: 's', description: 'Signature' })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  @ApiUnauthorizedResponse({ type: ErrorDto, description: 'The link has expired' })
  @ApiNotFoundResponse({ type: ErrorDto, description: 'Altered, foreign, or gone' })
  async open(
    @Param('id', IdParamPipe) id: string,
    @Query('v') v: string,
    @Query('e') e: string,
    @Query('s') s: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    try {
      const file = await this.files.openByLink(id, { v, e, s });
      response.set({
        'content-type': file.contentType,
        'content-length': String(file.size),
        'content-disposition': inlineDisposition(file.name),
        'content-security-policy': "sandbox; frame-ancestors 'self'",
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'private, no-store',
      });
      await pipeline(file.bytes, response);
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

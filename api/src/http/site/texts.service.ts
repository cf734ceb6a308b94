import { Injectable } from '@nestjs/common';
import { BOARD_TEXTS, MESSAGES } from '@skybil/shared';
import { boardText } from '../../platform/config/board-texts.js';
import { Settings } from '../../platform/config/settings.js';
import { AppError } from '../../platform/errors/app-error.js';

/** The texts of the board folder as HTML. */
@Injectable()
export class TextsService {
  private readonly texts: Map<string, string>;

  constructor({ SUPPORT_EMAIL }: Settings) {
    this.texts = new Map(BOARD_TEXTS.map((name) => [name, boardText(name, SUPPORT_EMAIL)]));
  }

  html(name: string): string {
    const html = this.texts.get(name);
    if (html === undefined) throw new AppError('not_found', MESSAGES.notFound);
    return html;
  }
}

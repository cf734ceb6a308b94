import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { boardFile, COLOUR_PROPERTIES, SITE_NAME } from '@skybil/shared';
import handlebars, { type TemplateDelegate } from 'handlebars';
import type { DevMailDto } from './dto/dev-mails.dto.js';

const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

@Injectable()
export class InboxPage {
  private readonly page: TemplateDelegate = handlebars.compile(
    readFileSync(join(__dirname, 'templates', 'inbox.hbs'), 'utf8'),
  );

  render(mails: DevMailDto[]): string {
    const { locale, timeZone } = boardFile().country;
    const when = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'medium',
      timeZone,
    });
    return this.page({
      siteName: SITE_NAME,
      colours: COLOUR_PROPERTIES,
      mails: mails.map((mail) => ({
        ...mail,
        when: when.format(new Date(mail.date)),
        pieces: mail.text.split(ADDRESS).map((text) => ({ text, isAddress: ADDRESS.test(text) })),
      })),
    });
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { LIGHT, LIMITS, mailLink, NATIONWIDE, type Palette, quotedInMail, SITE_NAME } from '@skybil/shared';
import handlebars, { type TemplateDelegate } from 'handlebars';
import { Settings } from '../config/settings.js';
import { isOneLine } from './mail-address.js';
import { MAIL_TEMPLATES, type MailTemplate, TYPED_VALUES } from './mail-templates.js';
import type { RenderedMail } from './outbox.schema.js';

@Injectable()
export class MailRenderer {
  private readonly templates = new Map<MailTemplate, Record<keyof RenderedMail, TemplateDelegate>>();
  private readonly common: Record<string, string | Palette>;

  constructor(settings: Settings) {
    const engine = handlebars.create();
    for (const kind of ['html', 'text']) engine.registerPartial(`layout-${kind}`, read(`layout.${kind}`));
    for (const name of Object.keys(MAIL_TEMPLATES) as MailTemplate[])
      this.templates.set(name, {
        subject: engine.compile(MAIL_TEMPLATES[name].subject, { noEscape: true }),
        text: engine.compile(read(`${name}.text`), { noEscape: true }),
        html: engine.compile(read(`${name}.html`)),
      });
    this.common = {
      siteUrl: settings.PUBLIC_URL,
      supportEmail: settings.SUPPORT_EMAIL,
      supportLink: mailLink(settings.SUPPORT_EMAIL),
      siteName: SITE_NAME,
      country: NATIONWIDE,
      colours: LIGHT,
      codeMinutes: String(LIMITS.resetCodeMinutes),
      resetLinkHours: String(LIMITS.resetLinkHours),
      linkDays: String(LIMITS.newsletterLinkDays),
      proofHours: String(LIMITS.emailProofHours),
    };
  }

  /** HTML is escaped (MAIL-2). @throws if a value is missing or the subject has more than one line */
  render(template: MailTemplate, data: Record<string, string>): RenderedMail {
    const texts = this.templates.get(template);
    const missing = MAIL_TEMPLATES[template].values.filter((name) => typeof data[name] !== 'string');
    if (!texts || missing.length > 0) throw new Error(`Mail ${template} lacks ${missing.join(', ')}`);
    const values = { ...data, ...shortUserInput(data), ...this.common };
    const subject = texts.subject(values);
    if (!isOneLine(subject)) throw new Error(`The subject of mail ${template} has more than one line`);
    return { subject, text: texts.text(values), html: texts.html(values) };
  }
}

/** The mail may go to somebody else than the user (MAIL-4). */
function shortUserInput(data: Record<string, string>): Record<string, string> {
  return Object.fromEntries(TYPED_VALUES.map((name) => [name, quotedInMail(data[name] ?? '')]));
}

function read(name: string): string {
  return readFileSync(join(__dirname, 'templates', `${name}.hbs`), 'utf8');
}

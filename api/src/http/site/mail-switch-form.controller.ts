import { Controller, Get, Headers, Param, Post, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { FORM_ROUTES } from '@skybil/shared';
import type { Response } from 'express';
import { MailSwitchLinks } from '../../modules/accounts/mail-switch-links.js';
import { ApplicantMailsService } from '../../modules/companies/applicant-mails.service.js';
import { ReceiptsService } from '../../modules/users/receipts.service.js';
import { plainPage } from '../../platform/contract/output/plain-page.js';
import { Access } from '../../platform/contract/route/access.decorator.js';
import {
  AcceptsBody,
  ONE_CLICK_FORM,
  PAGE_FORM,
} from '../../platform/contract/route/accepts-body.decorator.js';
import { PAGE_FORMS } from '../../platform/contract/route/page-forms.js';
import type { Member, MemberKind } from '../../platform/contract/route/principal.js';
import { refuseCrossSite } from './refuse-cross-site.js';
import { sendLinkPage } from './send-link-page.js';

const WORDS: Record<MemberKind, { mails: string; where: string }> = {
  seeker: { mails: 'receipts and mails about changed adverts', where: '<a href="/account">your account</a>' },
  company: { mails: 'mails about new applicants', where: '<a href="/dashboard/profile">your profile</a>' },
};

const GONE = plainPage('This link does not work', 'Open the link in a newer mail.');

/** The page of the link in these mails, and the one-click address of their headers (RFC 8058, MAIL-26). */
@ApiExcludeController()
@Controller(`${PAGE_FORMS}/mails`)
export class MailSwitchFormController {
  constructor(
    private readonly links: MailSwitchLinks,
    private readonly applicantMails: ApplicantMailsService,
    private readonly receipts: ReceiptsService,
  ) {}

  /** Changes nothing, because mail programs open links too. */
  @Get(':token')
  @Access('public')
  page(@Param('token') token: string, @Res() response: Response): void {
    const person = this.links.read(token);
    sendLinkPage(response, person && switchPage(person, token), { gone: GONE });
  }

  @Post(':token')
  @Access('public')
  @AcceptsBody({ ...ONE_CLICK_FORM, ...PAGE_FORM })
  async switchOff(
    @Param('token') token: string,
    @Res() response: Response,
    @Headers('sec-fetch-site') from?: string,
  ): Promise<void> {
    refuseCrossSite(from);
    const person = this.links.read(token);
    if (person) await this.off(person);
    sendLinkPage(response, person && donePage(person), { gone: GONE });
  }

  private off({ kind, id }: Member): Promise<void> {
    switch (kind) {
      case 'seeker':
        return this.receipts.set(id, false);
      case 'company':
        return this.applicantMails.set(id, false);
    }
  }
}

function switchPage({ kind }: Member, token: string): string {
  const { mails, where } = WORDS[kind];
  return plainPage(
    `Switch off ${mails}?`,
    `You can switch them on again in ${where}.`,
    `<form method="post" action="${FORM_ROUTES.mailSwitch}/${token}">\n<button>Switch off</button>\n</form>\n`,
  );
}

function donePage({ kind }: Member): string {
  const { mails, where } = WORDS[kind];
  return plainPage('Switched off', `We send you no more ${mails}. You can switch them on again in ${where}.`);
}

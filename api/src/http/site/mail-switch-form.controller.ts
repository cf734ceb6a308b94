import { Controller, Get, Headers, HttpStatus, Param, Post, Res } from '@nestjs/common';
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

const WORDS: Record<MemberKind, { mails: string; where: string }> = {
  seeker: { mails: 'receipts and mails about changed adverts', where: '<a href="/account">your account</a>' },
  company: { mails: 'mails about new applicants', where: '<a href="/dashboard/profile">your profile</a>' },
};

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
    send(response, person && switchPage(person, token));
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
    send(response, person && donePage(person));
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

function send(response: Response, html: string | undefined): void {
  response.status(html ? HttpStatus.OK : HttpStatus.GONE).type('html');
  response.setHeader('cache-control', 'no-store');
  // the address works without a sign-in
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('x-robots-tag', 'noindex');
  response.send(html ?? plainPage('This link does not work', 'Open the link in a newer mail.'));
}

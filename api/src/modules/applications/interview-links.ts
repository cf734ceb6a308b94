import { Injectable } from '@nestjs/common';
import { FORM_ROUTES } from '@skybil/shared';
import { Settings } from '../../platform/config/settings.js';
import { hmacOf, isSigned, withFormer } from '../../platform/config/signing-keys.js';

const TOKEN = /^([0-9a-f]{24})\.([\w-]+)$/;

/** Links to the page where a seeker answers an invitation without a sign-in (INTERVIEW-5). */
@Injectable()
export class InterviewLinks {
  private readonly secrets: [string, ...string[]];

  constructor(private readonly settings: Settings) {
    this.secrets = withFormer(settings.FILE_LINK_SECRET, settings.FILE_LINK_SECRET_FORMER);
  }

  address(applicationId: string): string {
    const signature = hmacOf(this.secrets[0], signed(applicationId));
    return `${this.settings.PUBLIC_URL}${FORM_ROUTES.interview}/${applicationId}.${signature}`;
  }

  /** @returns the application's id; undefined for a token that this board did not make */
  read(token: string): string | undefined {
    const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
    return isSigned(this.secrets, signed(id), signature) ? id : undefined;
  }
}

function signed(applicationId: string): string {
  return `interview of ${applicationId}`;
}

import { Injectable } from '@nestjs/common';
import { initialsOf, LIMITS } from '@skybil/shared';
import { Settings } from '../config/settings.js';
import { hmacOf, isSigned, withFormer } from '../config/signing-keys.js';
import { type Member, MEMBER_KINDS, type MemberKind } from '../contract/route/principal.js';
import { tintOf } from './initials-picture.js';

export interface LinkProof {
  v?: unknown;
  a?: unknown;
  e?: unknown;
  s?: unknown;
}

export interface LinkViewer extends Member {
  /** The application whose link this is. A file may belong to several. */
  application?: string;
}

const LETTERS: Record<MemberKind, string> = { seeker: 's', company: 'c' };

/** The link to a PDF names its viewer, expires and is signed (FILE-5). */
@Injectable()
export class FileLinks {
  private readonly secrets: [string, ...string[]];

  constructor(private readonly settings: Settings) {
    this.secrets = withFormer(settings.FILE_LINK_SECRET, settings.FILE_LINK_SECRET_FORMER);
  }

  pdf(fileId: string, { kind, id, application }: LinkViewer, now: Date): string {
    const who = `${LETTERS[kind]}-${id}`;
    const expiry = String(Math.floor(now.getTime() / 1000) + LIMITS.fileLinkMinutes * 60);
    // no value contains a character that needs URL encoding
    const signature = hmacOf(this.secrets[0], signed(fileId, who, expiry, application));
    const query = `v=${who}${application ? `&a=${application}` : ''}&e=${expiry}&s=${signature}`;
    return `${this.settings.PUBLIC_URL}/api/files/${fileId}?${query}`;
  }

  logo(fileId: string): string {
    return `${this.settings.PUBLIC_URL}/api/logos/${fileId}`;
  }

  initials(name: string): string {
    const letters = encodeURIComponent(initialsOf(name));
    return `${this.settings.PUBLIC_URL}/api/initials/${letters}.svg?tint=${tintOf(name)}`;
  }

  read(fileId: string, { v, a, e, s }: LinkProof, now: Date): LinkViewer | 'altered' | 'expired' {
    if (typeof v !== 'string' || typeof e !== 'string' || typeof s !== 'string') return 'altered';
    // the signature covers the joined values, so each must have the form that it was signed in
    if (!/^\d{10}$/.test(e)) return 'altered';
    if (a !== undefined && !(typeof a === 'string' && /^[0-9a-f]{24}$/.test(a))) return 'altered';
    const [, letter, id] = /^([a-z])-([0-9a-f]{24})$/.exec(v) ?? [];
    const kind = MEMBER_KINDS.find((one) => LETTERS[one] === letter);
    const text = signed(fileId, v, e, a);
    if (!kind || !id || !isSigned(this.secrets, text, s)) return 'altered';
    if (Number(e) * 1000 <= now.getTime()) return 'expired';
    return { kind, id, ...(a ? { application: a } : {}) };
  }
}

function signed(fileId: string, who: string, expiry: string, application: string | undefined): string {
  return `file-link ${fileId} ${who} ${expiry}${application ? ` ${application}` : ''}`;
}

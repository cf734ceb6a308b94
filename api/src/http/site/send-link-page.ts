import { HttpStatus } from '@nestjs/common';
import type { Response } from 'express';

/** Sends the page of a link in a mail. @param html undefined if the link does not work: then `gone` is sent with 410 */
export function sendLinkPage(
  response: Response,
  html: string | undefined,
  { gone, status = HttpStatus.OK }: { gone: string; status?: number },
): void {
  response.status(html ? status : HttpStatus.GONE).type('html');
  response.setHeader('cache-control', 'no-store');
  // the address works without a sign-in
  response.setHeader('referrer-policy', 'no-referrer');
  response.setHeader('x-robots-tag', 'noindex');
  response.send(html ?? gone);
}

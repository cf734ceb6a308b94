import { MESSAGES } from '@skybil/shared';
import { AppError } from '../errors/app-error.js';
import { linkFailurePage } from './link-failure-page.js';

const words = (html: string) =>
  html
    .replace(/<style>[^]*?<\/style>/, '')
    .replace(/<[^>]+>/g, '')
    .split('\n');
const said = (html: string) => words(html).filter((line) => line.trim() !== '');

describe('linkFailurePage', () => {
  it('says that the link has expired and what to do', () => {
    expect(said(linkFailurePage(new AppError('link_expired', 'unused')))).toEqual([
      'This link has expired',
      'This link has expired',
      MESSAGES.linkExpired,
      'Go to the job board',
    ]);
  });

  it('says only that the file does not exist', () => {
    expect(said(linkFailurePage(new AppError('not_found', MESSAGES.fileNotFound)))).toEqual([
      'File not found',
      'File not found',
      'It was removed, or this link was not made for you.',
      'Go to the job board',
    ]);
  });
});

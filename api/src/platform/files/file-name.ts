import { create } from 'content-disposition';

const MAX_CHARACTERS = 100;

/** A user's file name, fit to be shown: no folders, no control or direction characters, not too long. */
export function cleanFileName(given: string, extension: string): string {
  const base = given.split(/[/\\]/).at(-1) ?? '';
  const stem = base
    .normalize('NFC')
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{C}\p{Zl}\p{Zp}"<>:|?*]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const short = [...stem].slice(0, MAX_CHARACTERS - extension.length).join('');
  return `${short || 'file'}${extension}`;
}

/** To be shown, under a name for every client: plain ASCII, and UTF-8 where that differs. */
export function inlineDisposition(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return create(name, { type: 'inline', fallback: ascii });
}

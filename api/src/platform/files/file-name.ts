import { create } from 'content-disposition';

const MAX_CHARACTERS = 100;

/** For display: no folders, control or direction characters. */
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

export function inlineDisposition(name: string): string {
  return disposition('inline', name);
}

export function attachmentDisposition(name: string): string {
  return disposition('attachment', name);
}

function disposition(type: 'inline' | 'attachment', name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return create(name, { type, fallback: ascii });
}

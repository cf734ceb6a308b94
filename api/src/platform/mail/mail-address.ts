import { isEmail } from 'class-validator';

export function isOneLine(text: string): boolean {
  return !/[\r\n]/.test(text);
}

/** No name, no list, no line break (MAIL-2). */
export function isBareAddress(text: string): boolean {
  return isOneLine(text) && !/[\s<>,;]/.test(text) && isEmail(text);
}

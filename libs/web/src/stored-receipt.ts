import { STORAGE_KEYS } from '@skybil/shared';
import { parseStored, readStored, store } from './browser-storage';

/** Receipt of an account that was closed in the console. It is stored for the tab's session. */
export function storeReceipt(receipt: object): void {
  store('sessionStorage', STORAGE_KEYS.receipt, JSON.stringify(receipt));
}

export function readReceipt<Receipt>(): Receipt | undefined {
  return parseStored(readStored('sessionStorage', STORAGE_KEYS.receipt));
}

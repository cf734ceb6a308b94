import { api, bodyOf } from '../../../lib/api';

/** @returns a zip file */
export function getOwnData(): Promise<Blob> {
  return bodyOf(api.GET('/api/users/data.zip', { parseAs: 'blob' }));
}

import { api, bodyOf } from '../../../lib/api';

/** A zip. */
export function getOwnData(): Promise<Blob> {
  return bodyOf(api.GET('/api/users/data.zip', { parseAs: 'blob' }));
}

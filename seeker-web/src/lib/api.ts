import { createApiClient } from '@skybil/api-client';
import { getAuth } from './auth/auth-port';
import { CACHED_AT_HEADER } from './cache/cache-names';
import { recordCachedAt } from './cache/cached-at';

export { ApiError, bodyOf } from '@skybil/api-client';

export const api = createApiClient({
  getSeekerToken: () => getAuth().getToken(),
  onAnswer: (path, headers) => recordCachedAt(path, headers.get(CACHED_AT_HEADER)),
});

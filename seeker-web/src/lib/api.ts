import { createApiClient } from '@skybil/api-client';
import { getAuth } from './auth/auth-port';
import { KEPT_AT } from './kept/caches';
import { noteAnswer } from './kept/kept-at';

export { ApiError, bodyOf } from '@skybil/api-client';

/** The board's API, on this origin; calls carry the seeker's session while somebody is signed in. */
export const api = createApiClient({
  getSeekerToken: () => getAuth().getToken(),
  onAnswer: (path, headers) => noteAnswer(path, headers.get(KEPT_AT)),
});

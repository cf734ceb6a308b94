import { ApiError, lostConnection } from '@skybil/api-client';
import { useState } from 'react';

interface Call {
  isBusy: boolean;
  error: ApiError | undefined;
  /** @returns the result; undefined if the call failed, which `error` then says */
  run: <T>(work: () => Promise<T>) => Promise<T | undefined>;
}

export function useCall(): Call {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError>();
  const run = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    setBusy(true);
    setError(undefined);
    try {
      return await work();
    } catch (failure) {
      setError(failure instanceof ApiError ? failure : lostConnection());
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, run };
}

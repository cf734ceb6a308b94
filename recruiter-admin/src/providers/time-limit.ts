import { toBoardError } from './board-error';

/** Ends a request that takes too long, as if the connection was lost. */
export function within<T>(milliseconds: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => {
      controller.abort();
      reject(toBoardError(undefined));
    }, milliseconds);
    void call(controller.signal)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

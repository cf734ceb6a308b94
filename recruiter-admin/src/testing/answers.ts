import type { ErrorCode } from '@skybil/shared';

const json = (body: object, init?: ResponseInit) =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...init?.headers },
  });

export const ok = (fields: object = {}, message = 'OK') => json({ success: true, message, ...fields });

/** A list as the console's resources get it. */
export const rows = (data: object[], total = data.length) =>
  json(
    { success: true, message: 'OK', data, total },
    { headers: { 'content-range': `rows 0-${data.length - 1}/${total}` } },
  );

export const failure = (status: number, code: ErrorCode, message: string, errors?: Record<string, string>) =>
  json({ success: false, message, code, requestId: 'a1b2', ...(errors && { errors }) }, { status });

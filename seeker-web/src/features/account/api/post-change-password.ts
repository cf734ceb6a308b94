import { api, bodyOf } from '../../../lib/api';

interface Passwords {
  currentPassword: string;
  newPassword: string;
  code?: string;
}

/** @returns the token that replaces the current one, and the message for the toast */
export function postChangePassword(body: Passwords): Promise<{ token: string; message: string }> {
  return bodyOf(api.POST('/api/auth/change-password', { body }));
}

import { createStaffClient, type StaffComponents } from '@skybil/api-client';

export type QueuedJob = StaffComponents['schemas']['QueuedJobDto'];
export type WholeJob = StaffComponents['schemas']['WholeStaffJobDto'];
export type StaffCompany = StaffComponents['schemas']['StaffCompanyDto'];

/** For this tab only, so that closing it signs out. */
const TOKEN = 'staffToken';

export function readToken(): string | null {
  return sessionStorage.getItem(TOKEN);
}

export function storeToken(token: string | null): void {
  if (token === null) sessionStorage.removeItem(TOKEN);
  else sessionStorage.setItem(TOKEN, token);
}

export const staffClient = createStaffClient(readToken);

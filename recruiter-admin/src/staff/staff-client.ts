import { createStaffClient, type StaffComponents } from '@skybil/api-client';

type Schemas = StaffComponents['schemas'];
export type QueueRow = Schemas['QueueRowDto'];
export type StaffJob = Schemas['StaffJobDto'];
export type WholeJob = Schemas['WholeStaffJobDto'];
export type StaffCompany = Schemas['StaffCompanyDto'];
export type StaffReport = Schemas['StaffReportDto'];

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

import { api, bodyOf } from '../../../lib/api';

export interface Names {
  firstName: string;
  lastName: string;
}

export async function postProfile(body: Names): Promise<string> {
  return (await bodyOf(api.POST('/api/users/profile', { body }))).message;
}

export async function postPhone(body: { phone: string; phoneShared: boolean }): Promise<string> {
  return (await bodyOf(api.POST('/api/users/phone', { body }))).message;
}

export async function postReceipts(receipts: boolean): Promise<string> {
  return (await bodyOf(api.POST('/api/users/receipts', { body: { receipts } }))).message;
}

interface EmailChange {
  email: string;
  password: string;
  code?: string;
}

export async function postChangeEmail(body: EmailChange): Promise<string> {
  return (await bodyOf(api.POST('/api/auth/change-email', { body }))).message;
}

export async function postCancelEmailChange(): Promise<string> {
  return (await bodyOf(api.POST('/api/auth/cancel-email-change'))).message;
}

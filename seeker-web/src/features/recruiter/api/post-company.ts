import { api, bodyOf } from '../../../lib/api';
import type { Company } from '../../../lib/contract';
import { asBinary, toForm } from '../../../lib/form';

export interface RecruiterSession {
  token: string;
  message: string;
}
export interface NewCompany {
  name: string;
  email: string;
  password: string;
  image: File | undefined;
}

export function postLogin(body: { email: string; password: string }): Promise<RecruiterSession> {
  return bodyOf(api.POST('/api/company/login', { body }));
}

export function postRegister({ image, ...company }: NewCompany): Promise<RecruiterSession> {
  const body = { ...company, image: image && asBinary(image) };
  return bodyOf(api.POST('/api/company/register', { body, bodySerializer: toForm }));
}

export async function getCompany(token: string): Promise<Company> {
  return (await bodyOf(api.GET('/api/company/company', { headers: { token } }))).company;
}

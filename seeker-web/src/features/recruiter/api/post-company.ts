import { api } from '../../../lib/api';
import type { CompanyCard } from '../../../lib/contract';

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

export async function postLogin(body: { email: string; password: string }): Promise<RecruiterSession> {
  const { data } = await api.POST<RecruiterSession>('/api/company/login', { body });
  return data;
}

export async function postRegister({ name, email, password, image }: NewCompany): Promise<RecruiterSession> {
  const body = new FormData();
  body.set('name', name);
  body.set('email', email);
  body.set('password', password);
  if (image) body.set('image', image);
  const { data } = await api.POST<RecruiterSession>('/api/company/register', { body });
  return data;
}

export async function getCompany(token: string): Promise<CompanyCard> {
  const { data } = await api.GET<{ company: CompanyCard }>('/api/company/company', { token });
  return data.company;
}

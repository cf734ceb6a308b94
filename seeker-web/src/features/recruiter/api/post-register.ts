import { api, bodyOf } from '../../../lib/api';
import { asBinary, toForm } from '../../../lib/form';
import type { RecruiterSession } from './post-login';

export interface NewCompany {
  name: string;
  email: string;
  password: string;
  image: File | undefined;
}

export function postRegister({ image, ...company }: NewCompany): Promise<RecruiterSession> {
  const body = { ...company, image: image && asBinary(image) };
  return bodyOf(api.POST('/api/company/register', { body, bodySerializer: toForm }));
}

import { api, bodyOf } from '../../../lib/api';
import { asBinary, toForm } from '../../../lib/form';

export async function postResume(resume: File): Promise<string> {
  const body = { resume: asBinary(resume) };
  return (await bodyOf(api.POST('/api/users/update-resume', { body, bodySerializer: toForm }))).message;
}

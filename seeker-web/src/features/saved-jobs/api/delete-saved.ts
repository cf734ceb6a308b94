import { api, bodyOf } from '../../../lib/api';

export async function deleteSaved(id: string): Promise<void> {
  await bodyOf(api.DELETE('/api/users/saved-jobs/{id}', { params: { path: { id } } }));
}

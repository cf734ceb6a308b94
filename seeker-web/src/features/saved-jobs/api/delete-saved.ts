import { api } from '../../../lib/api';

export async function deleteSaved(id: string): Promise<void> {
  await api.DELETE('/api/users/saved-jobs/{id}', { params: { path: { id } } });
}

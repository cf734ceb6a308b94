import { AppError } from '../../platform/errors/app-error.js';
import type { StatusResultDto } from './dto/application.dto.js';

/** Goes on after a failure, because each id is a decision of its own. */
export async function forEachId(
  ids: readonly string[],
  message: string,
  change: (id: string) => Promise<void>,
): Promise<StatusResultDto[]> {
  const results: StatusResultDto[] = [];
  for (const id of ids) {
    try {
      await change(id);
      results.push({ id, success: true, message });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ id, success: false, message: error.message });
    }
  }
  return results;
}

import type { TestBoard } from './board.js';
import { eventually } from './eventually.js';

interface ShownMail {
  subject: string;
  text: string;
}

/**
 * The text of the newest mail with a reset code to an address, once it is sent. A newer mail of another kind may
 * exist, because codes are sent first.
 */
export async function resetMail(board: TestBoard, to: string): Promise<string> {
  let found: ShownMail | undefined;
  await eventually(async () => {
    const { body } = await board.http.get('/api/dev/mails').query({ to }).expect(200);
    found = (body.mails as ShownMail[]).find(({ subject }) => /code/.test(subject));
    expect(found).toBeDefined();
  }, 5_000);
  return found?.text ?? '';
}

/** The six digits of that mail. */
export async function resetCode(board: TestBoard, to: string): Promise<string> {
  return /\b\d{6}\b/.exec(await resetMail(board, to))?.[0] ?? '';
}

import type { TestBoard } from './board.js';

/** The collections that contain one of the words anywhere. */
export async function mentionsOf(board: TestBoard, words: readonly string[]): Promise<string[]> {
  const mentioning: string[] = [];
  for (const { name } of await board.connection.listCollections()) {
    const text = JSON.stringify(await board.connection.collection(name).find().toArray());
    if (words.some((word) => text.includes(word))) mentioning.push(name);
  }
  return mentioning.sort();
}

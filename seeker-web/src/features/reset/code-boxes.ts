/** State of the boxes after `text` was typed or pasted into box `at`, and the next box to focus. */
export function fillBoxes(boxes: string[], at: number, text: string): { boxes: string[]; focus: number } {
  const digits = [...text.replace(/\D/g, '')].slice(0, boxes.length - at);
  const filled = boxes.map((box, index) => digits[index - at] ?? box);
  return { boxes: filled, focus: Math.min(at + digits.length, boxes.length - 1) };
}

const NO_LETTERS = '•';

/** 'Ada Obi' gives AO, 'Paystack' gives P. */
export function initialsOf(name: string): string {
  const words = name
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const letters = words.slice(0, 2).map((word) => firstOf(firstOf(word).toUpperCase()));
  return letters.join('') || NO_LETTERS;
}

function firstOf(text: string): string {
  return [...text][0] ?? '';
}

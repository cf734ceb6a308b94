/** What is wrong with a phone number, in one sentence. An empty one is right. */
export function phoneProblem(text: string): string | undefined {
  const digits = text.replace(/\D/g, '').length;
  const isPhone = /^\+?[\d ().-]*$/.test(text) && digits >= 7 && digits <= 15;
  return text === '' || isPhone ? undefined : 'Write a phone number with 7 to 15 digits';
}

/** Without the signs that people write between digits. */
export function storedPhone(text: string): string {
  return text
    .replace(/[ ().-]+/g, ' ')
    .replace(/^\+ /, '+')
    .trim();
}

/** What is wrong with the address of a website, in one sentence. An empty one is right. */
export function websiteProblem(text: string): string | undefined {
  if (text === '') return undefined;
  const problem = 'Write the whole address, such as https://www.example.com';
  if (!/^https?:\/\/[^\s@/]+\.[^\s@/]+/i.test(text) || /\s/.test(text)) return problem;
  try {
    const { protocol, username, password } = new URL(text);
    return /^https?:$/.test(protocol) && !username && !password ? undefined : problem;
  } catch {
    return problem;
  }
}

/** Begins the token of a link that changes an e-mail. */
export const CHANGE_PROOF = 'new-';

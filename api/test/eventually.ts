/** Repeats an assertion until it passes. At the timeout it throws the last failure. */
export async function eventually(assertion: () => Promise<void> | void, withinMs: number): Promise<void> {
  const end = Date.now() + withinMs;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

/** Works through these in their order, two at a time: most of what we start keeps one core busy and no more. */
export async function twoAtATime<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  async function lane(): Promise<void> {
    for (const item of waiting) await work(item);
  }
  await Promise.all([lane(), lane()]);
}

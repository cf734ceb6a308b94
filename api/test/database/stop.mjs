/** Jest's `globalTeardown`: ends what `start.mjs` started. */
export default async function stop() {
  await globalThis.__testDatabase?.stop();
}

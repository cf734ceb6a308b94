/** Jest's `globalTeardown`: stops the server of `start.mjs`. */
export default async function stop() {
  await globalThis.__testDatabase?.stop();
}

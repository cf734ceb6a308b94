const TIMEOUT_MS = 20_000;
const TIMEOUTS = ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout'];

/** Nodemailer reads its time limits from the query. Those of the operator win. */
export function smtpAddress(given: string): string {
  const address = new URL(given);
  for (const name of TIMEOUTS) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(TIMEOUT_MS));
  }
  return address.href;
}

/**
 * '50,000' from 50000: a number in a sentence. Written here rather than by `Intl`, whose first use takes a phone longer than
 * all the rest of a list.
 */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** '5 MiB (5,242,880 bytes)': sizes for programs. */
export function exactSize(bytes: number): string {
  return `${bytes / 1_048_576} MiB (${grouped(bytes)} bytes)`;
}

/** '212 kB', '1.4 MB': how much there is to load before a file is seen, in the unit that phones show. */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}

/** '5 MB' from 5,242,880 bytes: sizes of files, in the unit that phones show. */
export function megabytes(bytes: number): string {
  return `${bytes / 1_048_576} MB`;
}

const GROUPED = new Intl.NumberFormat('en-NG');

/** '50,000' from 50000: a number in a sentence. */
export function grouped(count: number): string {
  return GROUPED.format(count);
}

/** '5 MiB (5,242,880 bytes)': sizes for programs. */
export function exactSize(bytes: number): string {
  return `${bytes / 1_048_576} MiB (${grouped(bytes)} bytes)`;
}

/** '5 MB' from 5,242,880 bytes: sizes of files, in the unit that phones show. */
export function megabytes(bytes: number): string {
  return `${bytes / 1_048_576} MB`;
}

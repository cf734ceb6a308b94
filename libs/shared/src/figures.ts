/** '50,000'. `Intl` is not used: its first call on a phone takes about 100 ms. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ',');
}

/** '5 MiB (5,242,880 bytes)' */
export function exactSize(bytes: number): string {
  return `${bytes / 1_048_576} MiB (${grouped(bytes)} bytes)`;
}

/** '212 kB' or '1.4 MB', in the units that phones show */
export function fileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}

export function megabytes(bytes: number): string {
  return `${bytes / 1_048_576} MB`;
}

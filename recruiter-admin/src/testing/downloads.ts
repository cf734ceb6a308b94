import { vi } from 'vitest';

/** Names and contents of downloads, because jsdom does not save files. */
export function catchDownloads() {
  const saved: { name: string; text: string }[] = [];
  const blobs = new Map<string, Blob>();
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        blobs.set(`blob:${blobs.size}`, blob);
        return `blob:${blobs.size - 1}`;
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const reader = new FileReader();
    // keeps the byte order mark
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    reader.onload = () =>
      saved.push({ name: this.download, text: decoder.decode(reader.result as ArrayBuffer) });
    reader.readAsArrayBuffer(blobs.get(this.href) ?? new Blob());
  });
  return saved;
}

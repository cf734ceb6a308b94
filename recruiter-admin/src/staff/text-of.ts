/** A description as plain text. It is parsed without running or loading anything. */
export function textOf(html: string): string {
  const parted = html.replaceAll(/<(\/p|\/h\d|\/li|br)\b[^>]*>/g, '\n$&');
  const { body } = new DOMParser().parseFromString(parted, 'text/html');
  return (body.textContent ?? '').trim();
}

/** The contract's types call a binary field a text; it is sent as the file itself. */
export const asBinary = (file: File) => file as unknown as string;

/** Sends a body as a form with files. */
export function toForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, string | Blob | undefined][]) {
    if (value !== undefined) form.set(name, value);
  }
  return form;
}

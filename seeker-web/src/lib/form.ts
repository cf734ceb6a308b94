/** The generated types declare a binary field as a string. */
export const asBinary = (file: File) => file as unknown as string;

export function toForm(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields) as [string, string | Blob | undefined][]) {
    if (value !== undefined) form.set(name, value);
  }
  return form;
}

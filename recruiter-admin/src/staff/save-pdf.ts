/** Saves a file that was fetched with the token of staff, which a link cannot send. */
export function savePdf(pdf: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(pdf);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

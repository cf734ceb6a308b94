/** Shortens Testing Library's error message to one line with the page's text in place of its markup. */
export function getElementError(message: string | null, container: Element | Document): Error {
  const [what = ''] = (message ?? '').split('\n');
  const page = container instanceof Document ? container.body : container;
  const words = page.textContent.replaceAll(/\s+/g, ' ').trim();
  const error = new Error(`${what}\nThe page reads: ${words.slice(0, 300) || 'nothing'}`);
  Error.captureStackTrace(error, getElementError);
  return error;
}

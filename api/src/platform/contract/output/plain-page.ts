import { COLOUR_PROPERTIES } from '@skybil/shared';
import type { Request, Response } from 'express';

const API = /^\/api(?:\/|$)/;

/** A page that needs neither script nor the built site. @param form further HTML below the advice */
export function plainPage(title: string, advice: string, form = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="/favicon.svg">
<style>
${COLOUR_PROPERTIES}
body { margin: 0; padding: 48px 16px; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 480px; margin: 0 auto; }
h1 { font-size: 28px; line-height: 1.2; }
a { color: var(--brand); }
input { box-sizing: border-box; min-height: 48px; width: 100%; padding: 0 12px; border: 1px solid var(--input-line); border-radius: 8px; background: var(--surface); color: var(--text); font: inherit; }
button { min-height: 48px; width: 100%; margin-bottom: 12px; border: 1px solid var(--brand); border-radius: 8px; background: var(--surface); color: var(--brand); font: inherit; font-weight: 600; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${advice}</p>
${form}<p><a href="/">Go to the job board</a></p>
</main>
</body>
</html>
`;
}

export function sendPlainPage(response: Response, status: number, title: string, advice: string): void {
  response.status(status).type('html');
  response.setHeader('cache-control', 'no-store');
  response.send(plainPage(title, advice));
}

/** Browsers prefer HTML to JSON. */
export function wantsPage(request: Request): boolean {
  return !API.test(request.path) && request.accepts(['json', 'html']) === 'html';
}

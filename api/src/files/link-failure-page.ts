import { COLOUR_PROPERTIES, MESSAGES } from '@skybil/shared';
import type { AppError } from '../errors/app-error.js';

export const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** What a person sees in the tab that a dead link opened. */
export function linkFailurePage(failure: AppError): string {
  const [title, advice] =
    failure.code === 'link_expired'
      ? ['This link has expired', MESSAGES.linkExpired]
      : [failure.message, 'It was removed, or this link was not made for you.'];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
${COLOUR_PROPERTIES}
body { margin: 0; padding: 48px 16px; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 480px; margin: 0 auto; }
h1 { font-size: 28px; line-height: 1.2; }
a { color: var(--brand); }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${advice}</p>
<p><a href="/">Go to the job board</a></p>
</main>
</body>
</html>
`;
}

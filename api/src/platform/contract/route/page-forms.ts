/** First path segment of the routes for HTML forms of browsers without JavaScript. They answer with a page. */
export const PAGE_FORMS = 'forms';

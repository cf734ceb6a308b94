/** First segment of the addresses that take the forms of pages, for browsers without script; they answer with a page. */
export const PAGE_FORMS = 'forms';

/** Id of the part of the page that rests while a dialog is open. */
export const SITE_ID = 'site';

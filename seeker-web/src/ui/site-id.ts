/** Id of the element that is inert while a dialog is open. */
export const SITE_ID = 'site';

/** Id of the footer. Its links replace the menu until the script has loaded. */
export const FOOTER = 'footer';

export const ABOUT_LINKS = [
  { to: '/about', name: 'About' },
  { to: '/privacy-policy', name: 'Privacy Policy' },
];
export const SUPPORT_LINKS = [
  { to: '/terms-of-service', name: 'Terms of Service' },
  { to: '/contact', name: 'Contact' },
];

/** Id of the footer, whose links stand in for the menu until the script is there. */
export const FOOTER = 'footer';

export const ABOUT_LINKS = [
  { to: '/about', name: 'About' },
  { to: '/privacy-policy', name: 'Privacy Policy' },
];
export const SUPPORT_LINKS = [
  { to: '/terms-of-service', name: 'Terms of Service' },
  { to: '/contact', name: 'Contact' },
];

/** Id of the footer. Its links replace the menu until the script has loaded. */
export const FOOTER = 'footer';

export const LINK_GROUPS = [
  {
    name: 'About',
    links: [
      { to: '/about', name: 'About' },
      { to: '/privacy-policy', name: 'Privacy Policy' },
    ],
    withoutScript: '/about',
  },
  {
    name: 'Support',
    links: [
      { to: '/terms-of-service', name: 'Terms of Service' },
      { to: '/contact', name: 'Contact' },
    ],
    withoutScript: '/contact',
  },
];

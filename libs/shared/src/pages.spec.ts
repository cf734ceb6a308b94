import { describe, expect, it } from 'vitest';
import { HOME_TITLE, jobTitle, tabTitle } from './page-titles.js';
import { PAGES } from './pages.js';

describe('the pages of the site', () => {
  it('have these addresses and titles, and personal pages are hidden from search engines', () => {
    const listed = Object.values(PAGES).map(({ path, title, isPrivate }) => [path, title, isPrivate]);
    expect(listed).toEqual([
      ['/jobs', 'Jobs by place and category', false],
      ['/about', 'About', false],
      ['/contact', 'Contact', false],
      ['/privacy-policy', 'Privacy policy', false],
      ['/terms-of-service', 'Terms of service', false],
      ['/job-scams', 'How to spot a job scam', false],
      ['/save-as-pdf', 'Save your CV as a PDF', false],
      ['/applications', 'Your applications', true],
      ['/remote-applications', 'Your remote applications', true],
      ['/saved', 'Saved jobs', true],
      ['/account', 'Your account', true],
      ['/sign-in', 'Sign in', true],
      ['/sign-up', 'Sign up', true],
      ['/offline', 'No connection', true],
      ['/login', 'Login', true],
      ['/reset-password', 'Reset password', true],
      ['/verify-email', 'Is this e-mail yours?', true],
      ['/newsletter', 'Newsletter', false],
      ['/newsletter/confirm', 'Confirm your e-mail', true],
      ['/newsletter/unsubscribe', 'Unsubscribe', true],
    ]);
  });

  it('name page and site in the tab title; home names only the site', () => {
    expect(tabTitle('About')).toBe('About | Skybil');
    expect(tabTitle(HOME_TITLE)).toBe('Skybil: jobs in Nigeria and remote');
  });

  it('name a job page by title and company', () => {
    expect(jobTitle('Backend Engineer', 'Eko Labs')).toBe('Backend Engineer at Eko Labs');
  });
});

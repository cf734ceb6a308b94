import type { Page } from '@playwright/test';
import {
  button,
  checkEverywhere,
  dialog,
  heading,
  NARROW,
  type Place,
  press,
  STILL,
  text,
  WIDE,
} from './everywhere.ts';
import { expect, test } from './fixtures.ts';
import { open } from './screens.ts';
import { type Job, PASSWORD } from './world.ts';

test(
  'axe finds nothing wrong at any width, in light and in dark: lists and adverts [SITE-13]',
  { tag: '@desktop' },
  async ({ world, visitor, consoleErrors }) => {
    consoleErrors.allow(/status of (400|404|503)/);
    const company = await world.makeCompany();
    const [onSite, remote] = [await world.makeJob(company), await world.makeJob(company, 'remote')];
    const closing = await world.makeJob(company);
    const facts = { about: 'We bake.\n\nSince 1999.', website: 'https://ojota.example', location: 'Lagos' };
    await world.describe(company, facts);
    const idle = await world.makeCompany();
    await world.hide(idle, await world.makeJob(idle));
    const save = async (page: Page, { title }: Job): Promise<void> => {
      await press(`Save: ${title}`)(page);
      await expect(page.getByRole('button', { name: `Saved: ${title}`, exact: true }).first()).toBeVisible();
    };
    const search = async (page: Page): Promise<void> => {
      await page.getByLabel('Job title').fill('nobody answers');
      await press('Search')(page);
    };
    const places: Place[] = [
      { name: 'home', path: '/', sign: (page) => page.getByRole('link', { name: /^Apply now/ }) },
      { name: 'home, menu', path: '/', open: press('Open menu'), sign: button('Close menu'), widths: NARROW },
      {
        name: 'home, menu of a mouse',
        path: '/',
        open: press('Support'),
        sign: (page) => page.locator('.menu__list'),
        widths: WIDE,
      },
      { name: 'filters', path: '/', open: press('Filters'), sign: dialog('Filters'), widths: [360] },
      {
        name: 'home, filtered',
        path: '/?title=e&locations=Lagos&kind=job',
        sign: (page) => page.getByRole('link', { name: /^Apply now/ }),
      },
      { name: 'home, nothing found', path: '/?title=nothing-of-this-name', sign: text(/^No job matches/) },
      { name: 'home, no answer', path: '/', broken: '**/api/jobs**', open: search, sign: button('Retry') },
      { name: 'on-site job', path: onSite.path, sign: heading(onSite.title) },
      { name: 'remote job', path: remote.path, sign: heading(remote.title) },
      { name: 'apply sheet', path: `${remote.path}?apply`, sign: dialog('Login to apply for jobs') },
      {
        name: 'apply sheet, login',
        path: `${remote.path}?apply`,
        open: press('Login'),
        sign: button('Log in'),
      },
      {
        name: 'apply page without script, refused',
        path: remote.path,
        open: (page) =>
          page.evaluate((id) => {
            const form = document.body.appendChild(document.createElement('form'));
            Object.assign(form, { method: 'post', enctype: 'multipart/form-data' });
            form.action = `/forms/apply/remote/${id}`;
            form.submit();
          }, remote._id),
        sign: button('Send application'),
      },
      {
        name: 'apply page without script, sent',
        path: `/apply/job/${onSite._id}?note=sent`,
        sign: heading('Sent'),
      },
      {
        name: 'job that is gone',
        path: '/apply-job/000000000000000000000000',
        sign: heading('Job not found'),
      },
      { name: 'company', path: company.path, sign: heading(company.name) },
      {
        name: 'company without open jobs',
        path: idle.path,
        sign: text(`${idle.name} has no open jobs right now`),
      },
      {
        name: 'company that is unknown',
        path: '/companies/000000000000000000000000',
        sign: heading('Company not found'),
      },
      { name: 'saved, none', path: '/saved', sign: text('No Saved Jobs') },
      {
        name: 'saved, open',
        path: onSite.path,
        open: async (page) => {
          await save(page, onSite);
          await open(page, closing.path);
          await save(page, closing);
          await world.hide(company, closing);
          await open(page, '/saved');
          await expect(page.getByText('Closed')).toBeVisible();
          await page.getByText('Read the advert').first().click();
        },
        sign: text('Lead a team of six'),
      },
      { name: 'not found', path: '/nowhere', sign: heading('Page not found') },
    ];
    await checkEverywhere(await visitor({}, STILL), places);
  },
);

test(
  'axe finds nothing wrong at any width, in light and in dark: static pages, sign-in and links in mails [SITE-13]',
  { tag: '@desktop' },
  async ({ world, visitor, consoleErrors }) => {
    consoleErrors.allow(/status of 503/);
    const { email } = await world.makeSeeker({ resume: false });
    const typeEmail = async (page: Page): Promise<void> => {
      await page.getByLabel('Registered e-mail').fill(email);
      await press('Next')(page);
    };
    const typeCompany = async (page: Page): Promise<void> => {
      await press('Sign Up')(page);
      const form = page.getByRole('dialog');
      await form.getByLabel('Company name').fill('Ojota Foods');
      await form.getByLabel('E-mail').fill('hr@ojota.example');
      await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await form.getByRole('button', { name: 'next' }).click();
    };
    const places: Place[] = [
      { name: 'about', path: '/about', sign: heading('About Skybil') },
      { name: 'contact', path: '/contact', sign: heading('Contact') },
      { name: 'privacy', path: '/privacy-policy', sign: heading('Privacy Policy') },
      { name: 'terms', path: '/terms-of-service', sign: heading('Terms of Service') },
      { name: 'save as PDF', path: '/save-as-pdf', sign: heading('Save your CV as a PDF') },
      { name: 'sign in', path: '/sign-in', sign: heading('Login') },
      { name: 'sign up', path: '/sign-up', sign: heading('Create your account') },
      { name: 'login', path: '/login', sign: dialog('Recruiter Login') },
      { name: 'login, both ways', path: '/login', open: press('Close'), sign: heading('Recruiters') },
      { name: 'recruiter sign-up', path: '/?recruiter=login', open: press('Sign Up'), sign: button('next') },
      {
        name: 'recruiter logo',
        path: '/?recruiter=login',
        open: typeCompany,
        sign: button('create account'),
      },
      { name: 'reset', path: '/reset-password?for=seeker', sign: button('Next') },
      {
        name: 'reset, code',
        path: '/reset-password?for=seeker',
        open: typeEmail,
        sign: (page) => page.getByRole('group', { name: 'Code' }),
      },
      {
        name: 'reset, without an answer',
        path: '/reset-password',
        broken: '**/api/company/send-reset-otp',
        open: typeEmail,
        sign: (page) => page.getByRole('alert'),
      },
      { name: 'reset by link', path: '/reset-password#link-of-a-mail', sign: button('Next') },
      { name: 'proof', path: await world.proofLinkTo(email), sign: button('Confirm my e-mail') },
      { name: 'proof, without a link', path: '/verify-email', sign: heading('Is this e-mail yours?') },
      { name: 'newsletter', path: '/newsletter/confirm?token=some', sign: button('Confirm my e-mail') },
      {
        name: 'newsletter, without a link',
        path: '/newsletter/confirm',
        sign: heading('Confirm your e-mail'),
      },
      { name: 'unsubscribe', path: '/newsletter/unsubscribe?token=some', sign: button('Unsubscribe') },
      { name: 'applications, signed out', path: '/applications', sign: heading('Applied Jobs') },
      {
        name: 'remote applications, signed out',
        path: '/remote-applications',
        sign: heading('Remote Jobs Applied'),
      },
      { name: 'account, signed out', path: '/account', sign: heading('Your account') },
    ];
    await checkEverywhere(await visitor({}, STILL), places);
  },
);

test(
  'axe finds nothing wrong at any width, in light and in dark: the pages of a seeker [SITE-13]',
  { tag: '@desktop' },
  async ({ world, visitor, consoleErrors }) => {
    consoleErrors.allow(/status of 503/);
    const company = await world.makeCompany();
    const [seeker, jobs] = [
      await world.makeSeeker(),
      [await world.makeJob(company), await world.makeJob(company), await world.makeJob(company)],
    ];
    const [remote, other, third] = [
      await world.makeJob(company, 'remote'),
      await world.makeJob(company, 'remote'),
      await world.makeJob(company, 'remote'),
    ];
    for (const job of [...jobs, remote]) await world.apply(seeker, job);
    const [accepted, rejected] = jobs;
    if (accepted) await world.decide(company, seeker, accepted, 'Accepted');
    if (rejected) await world.decide(company, seeker, rejected, 'Rejected');
    const diploma = await world.paper('Diploma');
    const openSheet = (page: Page) => page.getByRole('button', { name: 'Apply Now' }).first().click();
    const choose = async (page: Page): Promise<void> => {
      await openSheet(page);
      await page.getByLabel('Choose your certificate (PDF)').setInputFiles(diploma);
    };
    const send = async (page: Page): Promise<void> => {
      await openSheet(page);
      await page.getByRole('button', { name: 'Send application' }).click();
    };
    const places: Place[] = [
      { name: 'applications', path: '/applications', sign: text('Accepted') },
      {
        name: 'applications, no answer',
        path: '/applications',
        broken: '**/api/users/all-applications**',
        sign: button('Retry'),
      },
      { name: 'remote applications', path: '/remote-applications', sign: text('Pending') },
      { name: 'account', path: '/account', sign: button('Change password') },
      {
        name: 'account, changing the e-mail',
        path: '/account',
        open: press('Change e-mail'),
        sign: button('Send the link'),
      },
      {
        name: 'account, erasing',
        path: '/account',
        open: press('Erase my account'),
        sign: dialog('Erase your account?'),
      },
      { name: 'applied job', path: remote.path, sign: button('Already Applied') },
      { name: 'job with a certificate', path: other.path, open: choose, sign: text('Diploma.pdf') },
      {
        name: 'job, refused',
        path: third.path,
        open: send,
        sign: text('Upload your  certificate to apply'),
      },
      { name: 'menu', path: '/about', open: press('Open menu'), sign: button('Sign out'), widths: NARROW },
      {
        name: 'menu of a mouse',
        path: '/about',
        open: press(seeker.firstName),
        sign: button('Sign out'),
        widths: WIDE,
      },
    ];
    await checkEverywhere(await visitor(seeker.session, STILL), places);
  },
);

import { LIMITS, MESSAGES } from '@skybil/shared';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { arrange, callsTo, failure, lostConnection, noAnswerYet, ok } from '@skybil/web/testing/network';
import { toasts } from '@skybil/web/testing/toasts';
import { company } from '../../testing/records';
import { renderConsole } from '../../testing/render-console';

const SAVE = 'POST /api/company/profile';

describe('the company profile', () => {
  it('saves a new name and greets with it', async () => {
    const { user } = renderConsole('/profile');
    arrange(SAVE, () => {
      arrange('GET /api/company/company', ok({ company: { ...company, name: 'Kano Systems' } }));
      return ok({}, MESSAGES.profileUpdated);
    });
    const name = await screen.findByLabelText(/Company name/);
    await user.clear(name);
    await user.type(name, 'Kano Systems');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(MESSAGES.profileUpdated)).toBeInTheDocument();
    expect(await screen.findByText('Welcome, Kano Systems')).toBeInTheDocument();
  });

  it('refuses a file that is not a picture and names the accepted types', async () => {
    const { user } = renderConsole('/profile');
    await user.upload(
      await screen.findByLabelText('New logo'),
      new File(['x'], 'logo.svg', { type: 'image/svg+xml' }),
    );
    expect(await screen.findByText(MESSAGES.logoOnly)).toBeInTheDocument();
    expect(toasts()).toEqual([`error: ${MESSAGES.logoOnly}`]);
  });

  it('reports the type, not the size, of a large file that is not a picture', async () => {
    const { user } = renderConsole('/profile');
    const large = new File([new Uint8Array(LIMITS.logoBytes + 1)], 'logo.svg', { type: 'image/svg+xml' });
    await user.upload(await screen.findByLabelText('New logo'), large);
    expect(await screen.findByText(MESSAGES.logoOnly)).toBeInTheDocument();
  });

  it('refuses a picture of more than 2 MB', async () => {
    const { user } = renderConsole('/profile');
    const large = new File([new Uint8Array(LIMITS.logoBytes + 1)], 'logo.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('New logo'), large);
    expect(await screen.findByText(MESSAGES.fileTooLarge)).toBeInTheDocument();
  });

  it.each([
    ['logo.png', 'image/png'],
    ['logo.jpg', 'image/jpeg'],
    ['logo.webp', 'image/webp'],
  ])('sends %s as the new logo with the unchanged name', async (file, type) => {
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    arrange(SAVE, ok({}, MESSAGES.profileUpdated));
    const { user } = renderConsole('/profile');
    const logo = new File(['x'], file, { type });
    await user.upload(await screen.findByLabelText('New logo'), logo);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(MESSAGES.profileUpdated)).toBeInTheDocument();
    expect(callsTo(SAVE).map((call) => Object.entries(call.body as object))).toEqual([
      [
        ['name', 'Kano Softworks'],
        ['about', ''],
        ['website', ''],
        ['location', ''],
        ['image', logo],
      ],
    ]);
  });

  it('has nothing to save after a new logo was saved', async () => {
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    const { user } = renderConsole('/profile');
    arrange(SAVE, () => {
      arrange('GET /api/company/company', ok({ company: { ...company, image: '/api/files/new-logo' } }));
      return ok({}, MESSAGES.profileUpdated);
    });
    const logo = new File(['x'], 'logo.png', { type: 'image/png' });
    await user.upload(await screen.findByLabelText('New logo'), logo);
    expect(await screen.findByRole('img', { name: 'logo.png' })).toHaveAttribute('src', 'blob:1');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByAltText('Your logo now')).toHaveAttribute('src', '/api/files/new-logo'),
    );
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
    expect(screen.queryByRole('img', { name: 'logo.png' })).not.toBeInTheDocument();
  });

  it('shows a loader until it has loaded', async () => {
    renderConsole('/profile');
    arrange('GET /api/company/company', noAnswerYet);
    expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
    expect(screen.queryByLabelText(/Company name/)).not.toBeInTheDocument();
  });

  it('shows the current name and logo', async () => {
    renderConsole('/profile');
    expect(await screen.findByLabelText(/Company name/)).toHaveValue('Kano Softworks');
    expect(screen.getByAltText('Your logo now')).toHaveAttribute('src', company.image);
    expect(screen.getByRole('button', { name: 'Save' }), 'there is nothing to save').toBeDisabled();
    expect(document.title).toBe('Company profile | Skybil');
  });

  it.each([
    ['no name', '', 'Required'],
    ['an address', 'Kano.com', 'A name takes no web address such as “Kano.com”. Leave a space behind a dot.'],
    ['a name of 101 characters', 'x'.repeat(101), 'Must be 100 characters or less'],
  ])('does not send %s', async (_what, name, complaint) => {
    const { user } = renderConsole('/profile');
    const input = await screen.findByLabelText(/Company name/);
    await user.clear(input);
    if (name) await user.click(input).then(() => user.paste(name));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(complaint)).toBeInTheDocument();
    expect(callsTo(SAVE)).toHaveLength(0);
  });

  it.each([
    ['the board is down', () => failure(503, 'unavailable', MESSAGES.unavailable), MESSAGES.unavailable],
    ['the connection is lost', lostConnection, MESSAGES.unreachable],
  ])('keeps its input if %s, and shows a message', async (_when, answer, message) => {
    arrange(SAVE, answer);
    const { user } = renderConsole('/profile');
    const name = await screen.findByLabelText(/Company name/);
    await user.type(name, ' Limited{Enter}');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(toasts()).toEqual([`error: ${message}`]);
    expect(name).toHaveValue('Kano Softworks Limited');
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('shows the board’s error beside the name and nowhere else [SITE-90]', async () => {
    arrange(SAVE, failure(400, 'bad_input', MESSAGES.badInput, { name: 'Write a name' }));
    const { user } = renderConsole('/profile');
    const name = await screen.findByLabelText(/Company name/);
    await user.type(name, ' Two{Enter}');
    await screen.findByText('Write a name');
    expect(name).toBeInvalid();
    expect(name).toHaveAccessibleDescription('Write a name');
    await waitFor(() => expect(name).toHaveFocus());
    expect(toasts()).toEqual([]);
  });

  it('saves what the company says about itself, its website and its place [PERSON-44]', async () => {
    arrange(SAVE, ok({}, MESSAGES.profileUpdated));
    const { user } = renderConsole('/profile');
    await user.type(await screen.findByLabelText('About the company'), 'We build screens.');
    await user.type(screen.getByLabelText('Website'), 'https://kano.example');
    await user.click(screen.getByLabelText('Place'));
    await user.click(await screen.findByRole('option', { name: 'Kano' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(MESSAGES.profileUpdated)).toBeInTheDocument();
    expect(callsTo(SAVE)[0]?.body).toEqual({
      name: company.name,
      about: 'We build screens.',
      website: 'https://kano.example',
      location: 'Kano',
    });
  });

  it('leads to the public page of the company', async () => {
    renderConsole('/profile');
    const link = await screen.findByRole('link', { name: 'your page' });
    expect(link).toHaveAttribute('href', `/companies/${company._id}`);
  });

  it('refuses a website that is none, at its field', async () => {
    const { user } = renderConsole('/profile');
    const website = await screen.findByLabelText('Website');
    await user.type(website, 'kano');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Write the whole address, such as https://www.example.com')).toBeVisible();
    expect(website).toBeInvalid();
    expect(callsTo(SAVE)).toHaveLength(0);
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { arrange, callsTo, failure } from '@skybil/web/testing/network';
import RecruiterDialog from './RecruiterDialog';

function open() {
  const onClose = vi.fn();
  const onSignedIn = vi.fn();
  render(
    <MemoryRouter>
      <RecruiterDialog onClose={onClose} onSignedIn={onSignedIn} />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), onClose, onSignedIn };
}

async function fillCompany(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Sign Up' }));
  await user.type(screen.getByLabelText('Company name'), 'Acme Foods');
  await user.type(screen.getByLabelText('E-mail'), 'jobs@acme.example');
  await user.type(screen.getByLabelText('Password'), 'a-good-one');
  await user.click(screen.getByRole('button', { name: 'next' }));
}

beforeEach(() => {
  URL.createObjectURL = () => 'blob:logo';
  URL.revokeObjectURL = () => undefined;
});

describe('the recruiter dialog', () => {
  it('has a title for each form, locks scrolling and closes', async () => {
    const { user, onClose } = open();
    expect(screen.getByRole('dialog', { name: 'Recruiter Login' })).toBeVisible();
    expect(document.body).toHaveClass('scroll-locked');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/reset-password');
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(screen.getByRole('dialog', { name: 'Recruiter Sign Up' })).toBeVisible();
    expect(screen.getByText('Posting jobs is free, without limits.')).toBeVisible();
    expect(screen.getByText(/Already have an account\?/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stores the token and a message for the console [SITE-7]', async () => {
    arrange('POST /api/company/login', { token: 'company-token', message: 'Login Successful' });
    const { user, onSignedIn } = open();
    await user.type(screen.getByLabelText('E-mail'), 'jobs@acme.example');
    await user.type(screen.getByLabelText('Password'), 'secret-words');
    await user.click(screen.getByRole('button', { name: 'login' }));
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(localStorage.getItem('companyToken')).toBe('company-token');
    expect(JSON.parse(sessionStorage.getItem('pendingToast') ?? '')).toEqual({
      type: 'success',
      message: 'Login Successful',
    });
  });

  it('stays open if the password is wrong', async () => {
    arrange('POST /api/company/login', failure(401, 'invalid_credentials', 'Invalid email or password'));
    const { user, onSignedIn } = open();
    await user.type(screen.getByLabelText('E-mail'), 'jobs@acme.example');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    await vi.waitFor(() => expect(callsTo('POST /api/company/login')).toHaveLength(1));
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
    expect(onSignedIn).not.toHaveBeenCalled();
    expect(localStorage.getItem('companyToken')).toBeNull();
  });

  it('signs up in two steps, with a logo [SITE-7]', async () => {
    arrange('POST /api/company/register', { token: 'new-token', message: 'Company registered successfully' });
    const { user, onSignedIn } = open();
    await fillCompany(user);
    const logo = new File(['x'], 'logo.png', { type: 'image/png' });
    await user.upload(screen.getByLabelText('Company logo'), logo);
    expect(screen.getByText('logo.png')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'create account' }));
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(callsTo('POST /api/company/register')[0]?.body).toMatchObject({
      name: 'Acme Foods',
      email: 'jobs@acme.example',
      password: 'a-good-one',
      image: { name: 'logo.png' },
    });
  });

  it('allows a sign-up without a logo [PERSON-5]', async () => {
    arrange('POST /api/company/register', { token: 'new-token', message: 'Company registered successfully' });
    const { user, onSignedIn } = open();
    await fillCompany(user);
    expect(screen.getByText('PNG, JPEG or WebP, up to 2 MB. You can do this later.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'create account' }));
    await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
    expect(callsTo('POST /api/company/register')[0]?.body).not.toHaveProperty('image');
  });

  it('returns to the field that the server refused and keeps all input', async () => {
    arrange(
      'POST /api/company/register',
      failure(409, 'email_taken', 'Company already registered', { email: 'This e-mail is taken' }),
    );
    const { user } = open();
    await fillCompany(user);
    await user.click(screen.getByRole('button', { name: 'create account' }));
    expect(await screen.findByText('This e-mail is taken')).toBeVisible();
    expect(screen.getByLabelText('E-mail')).toBeInvalid();
    expect(screen.getByLabelText('E-mail')).toHaveValue('jobs@acme.example');
    expect(screen.getByLabelText('Password')).toHaveValue('a-good-one');
  });

  it('offers login and password reset if the e-mail address has an account [PERSON-11]', async () => {
    arrange(
      'POST /api/company/register',
      failure(409, 'email_taken', 'Company already registered', {
        email: 'Company already registered',
      }),
    );
    const { user } = open();
    await fillCompany(user);
    await user.click(screen.getByRole('button', { name: 'create account' }));
    expect(await screen.findByText(/Is it your e-mail/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'set a new password' })).toHaveAttribute(
      'href',
      '/reset-password',
    );
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(screen.getByRole('dialog', { name: 'Recruiter Login' })).toBeVisible();
  });

  it('refuses a logo in an unsafe format', async () => {
    const { user } = open();
    await fillCompany(user);
    const svg = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Company logo'), svg);
    expect(screen.getByText('Choose a PNG, JPEG or WebP picture')).toBeVisible();
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrange, callsTo, failure, lostConnection, noAnswerYet } from '@skybil/web/testing/network';
import { renderApp } from '../../../testing/render-app';
import { NewsletterForm } from './NewsletterForm';

const SUBSCRIBE = 'POST /api/newsletter';
const email = () => screen.getByLabelText('E-mail');
const choose = (name: string) => screen.getByRole('radio', { name });
const status = () => screen.getByRole('status');

async function subscribeAs(name: string) {
  const user = userEvent.setup();
  render(<NewsletterForm />);
  await user.click(choose(name));
  await user.type(email(), 'ada@example.com{Enter}');
  return user;
}

describe('signing up for the newsletter', () => {
  it.each([
    ['Job seeker', 'jobseeker'],
    ['Recruiter', 'recruiter'],
  ])('as %s sends %s', async (name, user_type) => {
    arrange(SUBSCRIBE, { message: 'Thank you for subscribing' });
    await subscribeAs(name);
    expect(await screen.findByText('Open the mail we sent you to confirm.')).toBeVisible();
    expect(callsTo(SUBSCRIBE).map(({ body }) => body)).toEqual([{ user_type, email: 'ada@example.com' }]);
  });

  it('is busy until the server answers, and sends one request', async () => {
    arrange(SUBSCRIBE, noAnswerYet);
    const user = await subscribeAs('Recruiter');
    expect(screen.getByRole('button', { name: 'Subscribing…' })).toBeDisabled();
    await user.type(email(), '{Enter}');
    expect(callsTo(SUBSCRIBE)).toHaveLength(1);
    expect(status()).toBeEmptyDOMElement();
  });

  it.each([
    ['the connection is lost', lostConnection],
    ['the board is down', failure(503, 'unavailable', 'A part of the board is down.')],
  ])('can be retried if %s', async (_why, answer) => {
    arrange(SUBSCRIBE, answer);
    const user = await subscribeAs('Recruiter');
    expect(await screen.findByText('Something went wrong. Please try again later.')).toHaveClass(
      'error-text',
    );
    expect(choose('Recruiter')).toBeChecked();
    expect(screen.queryByText(/confirm/)).not.toBeInTheDocument();
    arrange(SUBSCRIBE, { message: 'Thank you for subscribing' });
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('Thank you for subscribing')).toHaveClass('success-text');
    expect(status()).not.toHaveTextContent('went wrong');
  });

  it('switches between the types with the arrow keys', async () => {
    const user = userEvent.setup();
    render(<NewsletterForm />);
    expect(screen.getByRole('group', { name: 'I am a' })).toContainElement(choose('Recruiter'));
    for (const name of ['Job seeker', 'Recruiter']) {
      expect(choose(name), 'browsers group by it').toHaveAttribute('name', 'user_type');
    }
    await user.click(choose('Job seeker'));
    await user.keyboard('{ArrowRight}');
    expect(choose('Recruiter')).toBeChecked();
  });

  it('accepts an address of up to 254 characters', () => {
    render(<NewsletterForm />);
    expect(email()).toHaveAttribute('maxlength', '254');
    expect(email()).toHaveAttribute('autocomplete', 'email');
    expect(choose('Job seeker')).not.toBeChecked();
    expect(choose('Recruiter')).not.toBeChecked();
  });
});

describe('the link of a newsletter mail', () => {
  it.each([
    ['confirm', 'Confirm your e-mail', 'Press the button to get the newsletter.', 'Confirm my e-mail'],
    ['unsubscribe', 'Unsubscribe', 'Press the button and we send you no more.', 'Unsubscribe'],
  ])('to %s explains its button', async (action, title, words, button) => {
    renderApp(`/newsletter/${action}?token=abc`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: button })).toBeEnabled();
    expect(document.title).toBe(`${title} | Skybil`);
  });

  it('shows an error if it is invalid, and can be retried', async () => {
    const route = 'POST /api/newsletter/confirm';
    arrange(route, failure(400, 'invalid_code', 'This link is no longer valid. Please subscribe again.'));
    const { user } = renderApp('/newsletter/confirm');
    await user.click(await screen.findByRole('button', { name: 'Confirm my e-mail' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
    expect(callsTo(route)[0]?.body).toEqual({ token: '' });
    arrange(route, { message: 'Your e-mail is confirmed. You are on the list.' });
    await user.click(screen.getByRole('button', { name: 'Confirm my e-mail' }));
    await screen.findByText('Your e-mail is confirmed. You are on the list.');
    expect(status()).toHaveTextContent('Your e-mail is confirmed. You are on the list.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Confirm my e-mail' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the jobs' })).toHaveAttribute('href', '/');
  });

  it('sends one request and hides the previous error', async () => {
    const route = 'POST /api/newsletter/unsubscribe';
    arrange(route, failure(400, 'invalid_code', 'This link is not valid.'));
    const { user } = renderApp('/newsletter/unsubscribe?token=abc');
    const button = await screen.findByRole('button', { name: 'Unsubscribe' });
    await user.click(button);
    await screen.findByRole('alert');
    arrange(route, noAnswerYet);
    await user.dblClick(button);
    expect(button).toBeDisabled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(callsTo(route)).toHaveLength(2);
  });
});

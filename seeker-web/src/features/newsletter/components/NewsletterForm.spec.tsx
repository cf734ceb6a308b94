import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { arrange, callsTo, failure } from '@skybil/web/testing/network';
import { NewsletterForm } from './NewsletterForm';

const email = () => screen.getByLabelText('E-mail');

function open() {
  render(<NewsletterForm />);
  return userEvent.setup();
}

describe('the newsletter form', () => {
  it('asks for the type of reader before it sends [NEWS-3]', async () => {
    const user = open();
    await user.type(email(), 'ada@example.com{Enter}');
    expect(await screen.findByText('Please select if you are a job seeker or recruiter.')).toHaveClass(
      'error-text',
    );
    expect(callsTo('POST /api/newsletter')).toHaveLength(0);
  });

  it('shows a green message and clears its fields after success', async () => {
    arrange('POST /api/newsletter', { message: 'Thank you for subscribing' });
    const user = open();
    await user.click(screen.getByRole('radio', { name: 'Job seeker' }));
    await user.type(email(), 'ada@example.com{Enter}');
    expect(await screen.findByText('Thank you for subscribing')).toHaveClass('success-text');
    expect(callsTo('POST /api/newsletter')[0]?.body).toEqual({
      user_type: 'jobseeker',
      email: 'ada@example.com',
    });
    expect(email()).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Job seeker' })).not.toBeChecked();
  });

  it('shows a red message and keeps its fields after a failure [NEWS-3]', async () => {
    arrange('POST /api/newsletter', failure(503, 'unavailable', 'A part of the board is down.'));
    const user = open();
    await user.click(screen.getByRole('radio', { name: 'Recruiter' }));
    await user.type(email(), 'ada@example.com{Enter}');
    expect(await screen.findByText('Something went wrong. Please try again later.')).toHaveClass(
      'error-text',
    );
    expect(email()).toHaveValue('ada@example.com');
  });

  it('leaves the validation of the address to the browser', () => {
    open();
    expect(email()).toBeRequired();
    expect(email()).toHaveAttribute('type', 'email');
  });
});

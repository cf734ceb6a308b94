import { render, screen } from '@testing-library/react';
import { BusyButton } from './BusyButton';
import { Field } from './Field';
import { Form } from './Form';

interface Shown {
  busy: boolean;
  error?: string;
}

const shown = ({ busy, error }: Shown) => (
  <Form busy={busy} onSubmit={vi.fn()}>
    <Field label="Name" />
    <Field label="E-mail" {...(error ? { error } : {})} />
    <BusyButton busy={busy} busyText="Saving…">
      Save
    </BusyButton>
  </Form>
);

/** A browser takes the focus from what is disabled; jsdom leaves it there. */
function blurAsBrowsersDo() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

function send() {
  const { rerender } = render(shown({ busy: false }));
  screen.getByRole('button', { name: 'Save' }).focus();
  rerender(shown({ busy: true }));
  blurAsBrowsersDo();
  return rerender;
}

describe('a form after its request', () => {
  it('focuses the first invalid field [SITE-16]', () => {
    send()(shown({ busy: false, error: 'Already in use' }));
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
  });

  it('focuses its button again if no field is invalid [SITE-16]', () => {
    send()(shown({ busy: false }));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('does not take the focus from another element [SITE-16]', () => {
    const rerender = send();
    screen.getByLabelText('Name').focus();
    rerender(shown({ busy: false }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('shows a busy label on its button during the request [SITE-16]', () => {
    render(shown({ busy: true }));
    expect(screen.getByRole('button', { name: 'Saving…' })).toBeDisabled();
  });
});

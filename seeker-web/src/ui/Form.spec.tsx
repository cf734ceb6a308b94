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

describe('a form that comes back', () => {
  it('refused has the focus in the first field that is wrong [SITE-16]', () => {
    send()(shown({ busy: false, error: 'Already in use' }));
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
  });

  it('with nothing to mark has the focus on its button again [SITE-16]', () => {
    send()(shown({ busy: false }));
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('takes no focus from what got it meanwhile [SITE-16]', () => {
    const rerender = send();
    screen.getByLabelText('Name').focus();
    rerender(shown({ busy: false }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('says on its button meanwhile what is under way [SITE-16]', () => {
    render(shown({ busy: true }));
    expect(screen.getByRole('button', { name: 'Saving…' })).toBeDisabled();
  });
});

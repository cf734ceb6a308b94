import { useState } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../lib/api';
import { pdf } from '../testing/records';
import { Logo } from './Logo';
import { Field } from './Field';
import { LoadError } from './LoadError';
import { Loader } from './Loader';
import { NewPasswordField } from './NewPasswordField';
import { PdfPicker } from './PdfPicker';

describe('a field', () => {
  it('is named by its label and described by nothing more', () => {
    render(<Field label="E-mail" type="email" required />);
    const input = screen.getByLabelText('E-mail');
    expect(input).not.toHaveAttribute('aria-describedby');
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).toBeRequired();
  });

  it('is described by its hint and by what is wrong with it', () => {
    render(<Field label="E-mail" hint="The one you use" error="Already in use" />);
    const input = screen.getByLabelText('E-mail');
    expect(input).toHaveAccessibleDescription('The one you use Already in use');
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText('Already in use')).toHaveClass('field__error');
  });

  it('for a new password asks for 8 to 128 characters that nobody sees', () => {
    render(<NewPasswordField label="Password" error="Too common" value="" onChange={vi.fn()} />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveAttribute('minlength', '8');
    expect(input).toHaveAttribute('maxlength', '128');
    expect(input).toHaveAttribute('autocomplete', 'new-password');
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('At least 8 characters Too common');
  });

  it('says while it is typed what would do [SIGN-36]', async () => {
    function Choosing() {
      const [password, setPassword] = useState('');
      return (
        <NewPasswordField
          label="Password"
          owner={{ person: 'Adaeze Okafor' }}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      );
    }
    render(<Choosing />);
    const user = userEvent.setup();
    const advice = screen.getByRole('status');
    expect(advice).toBeEmptyDOMElement();
    await user.type(screen.getByLabelText('Password'), 'adaeze');
    expect(advice).toHaveTextContent('Longer: 2 more characters');
    await user.keyboard('99');
    expect(advice).toHaveTextContent('Little more than your name: add other words');
    await user.keyboard(' ra');
    expect(advice).toHaveTextContent('Fair. Good with 1 more character');
    await user.keyboard('i');
    expect(advice).toHaveTextContent('Good');
  });
});

describe('a picker for a PDF', () => {
  function Picking({ error }: { error?: string }) {
    const [file, setFile] = useState<File>();
    return <PdfPicker label="Choose" file={file} onPick={setFile} error={error} />;
  }
  const input = () => screen.getByLabelText('Choose', { selector: 'input' });
  const picking = (error?: string) => {
    render(<Picking error={error} />);
    return userEvent.setup({ applyAccept: false });
  };
  const png = () => new File(['x'], 'face.png', { type: 'image/png' });

  it('shows the name of the chosen file in place of its label', async () => {
    const user = picking();
    expect(screen.getByText('Choose')).toBeVisible();
    await user.upload(input(), pdf('cv.pdf'));
    expect(screen.getByText('cv.pdf')).toBeVisible();
    expect(screen.queryByText('Choose')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(input()).toHaveAttribute('accept', 'application/pdf');
  });

  it('refuses anything else, and lets go of the file chosen before', async () => {
    const user = picking();
    await user.upload(input(), pdf('cv.pdf'));
    await user.upload(input(), png());
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a PDF file');
    expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument();
    expect(screen.queryByText('face.png')).not.toBeInTheDocument();
    expect(input()).toHaveAttribute('aria-invalid', 'true');
    expect(input()).toHaveAccessibleDescription('Choose a PDF file');
  });

  it('forgets the refusal when a PDF is chosen', async () => {
    const user = picking();
    await user.upload(input(), png());
    await user.upload(input(), pdf('cv.pdf'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(input()).not.toHaveAttribute('aria-invalid');
    expect(input()).not.toHaveAttribute('aria-describedby');
  });

  it('lets go of the file when the choice is taken back', async () => {
    const user = picking();
    await user.upload(input(), pdf('cv.pdf'));
    fireEvent.change(input(), { target: { files: [] } });
    expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says what the form found, and rather what is wrong with the file', async () => {
    const user = picking('Choose a file to upload');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a file to upload');
    await user.upload(input(), png());
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a PDF file');
  });
});

describe('a logo', () => {
  const picture = () => document.querySelector('img');

  it('stands beside the name, unread', () => {
    render(<Logo name="Acme Foods" image="/logo.png" size={32} />);
    expect(picture()).toHaveAttribute('src', '/logo.png');
    expect(picture()).toHaveAttribute('alt', '');
    expect(picture()).toHaveAttribute('width', '32');
    expect(picture()).toHaveAttribute('height', '32');
    expect(picture(), 'slow networks come to the text first').toHaveAttribute('loading', 'lazy');
    expect(screen.queryByText('AF')).not.toBeInTheDocument();
  });

  it('of the board is had in the size in which it is shown, sharp on a fine screen too [FILE-8]', () => {
    const own = 'https://board.example/api/logos/665f1c2e9b3e4a0012ab34cd';
    render(<Logo name="Acme Foods" image={own} isFirst />);
    expect(picture()).toHaveAttribute('src', `${own}?size=48`);
    expect(picture()).toHaveAttribute('srcset', `${own}?size=48, ${own}?size=96 2x`);
    expect(picture(), 'the first screen does not wait').toHaveAttribute('loading', 'eager');
  });

  it.each([undefined, '', 'https://board.example/api/initials/AF.svg?tint=3'])(
    'is the initials when there is none (%j)',
    (image) => {
      render(<Logo name="Acme Foods" image={image} />);
      expect(screen.getByText('AF')).toHaveAttribute('aria-hidden', 'true');
      expect(picture()).toBeNull();
    },
  );

  it('is the initials when it does not load, until there is another one', () => {
    const { rerender } = render(<Logo name="Acme Foods" image="/broken.png" />);
    fireEvent.error(picture() as HTMLElement);
    expect(screen.getByText('AF')).toBeVisible();
    rerender(<Logo name="Acme Foods" image="/new.png" />);
    expect(picture()).toHaveAttribute('src', '/new.png');
  });
});

describe('a loader', () => {
  it('is read out, with what is on its way', () => {
    render(<Loader label="Loading jobs" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading jobs…');
  });
});

describe('a failure to load', () => {
  it('says what, why and how to try again', async () => {
    const onRetry = vi.fn();
    render(<LoadError what="The jobs" error={new Error('No line')} onRetry={onRetry} />);
    expect(screen.getByText('The jobs could not be loaded')).toBeVisible();
    expect(screen.getByText('No line')).toBeVisible();
    expect(onRetry).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('leaves it to the toast to say that there is no line [SITE-11]', () => {
    const error = new ApiError('No line', 0, 'network');
    render(<LoadError what="The jobs" error={error} onRetry={() => undefined} />);
    expect(screen.getByText('The jobs could not be loaded')).toBeVisible();
    expect(screen.queryByText('No line')).not.toBeInTheDocument();
  });
});

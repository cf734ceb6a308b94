import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '../lib/api';
import { pdf } from '../testing/records';
import { Logo } from './Logo';
import { Field } from './Field';
import { LoadError } from './LoadError';
import { Loader } from './Loader';
import { NewPasswordField } from './NewPasswordField';
import { PasswordField } from './PasswordField';
import { PdfPicker } from './PdfPicker';

describe('a field', () => {
  it('has its label as its name and no description', () => {
    render(<Field label="E-mail" type="email" required />);
    const input = screen.getByLabelText('E-mail');
    expect(input).not.toHaveAttribute('aria-describedby');
    expect(input).not.toHaveAttribute('aria-invalid');
    expect(input).toBeRequired();
  });

  it('is described by its hint and its error', () => {
    render(<Field label="E-mail" hint="The one you use" error="Already in use" />);
    const input = screen.getByLabelText('E-mail');
    expect(input).toHaveAccessibleDescription('The one you use Already in use');
    expect(input).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText('Already in use')).toHaveClass('field__error');
  });

  it('for a new password accepts 8 to 128 hidden characters', () => {
    render(<NewPasswordField label="Password" error="Too common" value="" onChange={vi.fn()} />);
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveAttribute('minlength', '8');
    expect(input).toHaveAttribute('maxlength', '128');
    expect(input).toHaveAttribute('autocomplete', 'new-password');
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('At least 8 characters Too common');
  });

  it('for a password shows what was typed when asked [SITE-91]', async () => {
    render(<PasswordField label="Your password" defaultValue="Harmattan" />);
    const user = userEvent.setup();
    const input = screen.getByLabelText('Your password');
    expect(input).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show your password' }));
    expect(input).toHaveAttribute('type', 'text');
    expect(input).toHaveAttribute('autocomplete', 'current-password');
    await user.click(screen.getByRole('button', { name: 'Hide your password' }));
    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveValue('Harmattan');
  });

  it('shows advice while a password is typed [SIGN-36]', async () => {
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
    expect(await screen.findByText('cv.pdf')).toBeVisible();
    expect(screen.queryByText('Choose')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(input()).toHaveAttribute('accept', expect.stringContaining('application/pdf'));
  });

  it('refuses other files and clears the previous file', async () => {
    const user = picking();
    await user.upload(input(), pdf('cv.pdf'));
    await user.upload(input(), png());
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose a PDF file');
    expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument();
    expect(screen.queryByText('face.png')).not.toBeInTheDocument();
    expect(input()).toHaveAttribute('aria-invalid', 'true');
    expect(input()).toHaveAccessibleDescription('Choose a PDF file');
  });

  it('clears the error when a PDF is chosen', async () => {
    const user = picking();
    await user.upload(input(), png());
    await screen.findByRole('alert');
    await user.upload(input(), pdf('cv.pdf'));
    await screen.findByText('cv.pdf');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(input()).not.toHaveAttribute('aria-invalid');
    expect(input()).not.toHaveAttribute('aria-describedby');
  });

  it('clears the file when the choice is cancelled', async () => {
    const user = picking();
    await user.upload(input(), pdf('cv.pdf'));
    await screen.findByText('cv.pdf');
    fireEvent.change(input(), { target: { files: [] } });
    expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows the form’s error unless the file itself has one', async () => {
    const user = picking('Choose a file to upload');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose a file to upload');
    await user.upload(input(), png());
    expect(await screen.findByText('Choose a PDF file')).toBe(screen.getByRole('alert'));
  });

  it('leaves a file that cannot be read to the upload', async () => {
    const user = picking();
    const gone = pdf('gone.pdf');
    gone.slice = () => {
      throw new DOMException('The file is gone', 'NotReadableError');
    };
    await user.upload(input(), gone);
    expect(await screen.findByText('gone.pdf')).toBeVisible();
  });

  it('keeps the last of two choices, whichever check ends first', async () => {
    const user = picking();
    const slow = pdf('slow.pdf');
    slow.arrayBuffer = () => Promise.resolve(new ArrayBuffer(8));
    let finish: (start: string) => void = () => undefined;
    const start = { text: () => new Promise<string>((resolve) => (finish = resolve)) };
    slow.slice = () => Object.assign(new Blob(), start);
    await user.upload(input(), slow);
    await user.upload(input(), pdf('last.pdf'));
    await screen.findByText('last.pdf');
    await act(async () => finish('no PDF'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByText('last.pdf')).toBeVisible();
  });
});

describe('a logo', () => {
  const picture = () => document.querySelector('img');

  it('is hidden from screen readers, because the name is beside it', () => {
    render(<Logo name="Acme Foods" image="/logo.png" size={32} />);
    expect(picture()).toHaveAttribute('src', '/logo.png');
    expect(picture()).toHaveAttribute('alt', '');
    expect(picture()).toHaveAttribute('width', '32');
    expect(picture()).toHaveAttribute('height', '32');
    expect(picture(), 'slow networks come to the text first').toHaveAttribute('loading', 'lazy');
    expect(screen.queryByText('AF')).not.toBeInTheDocument();
  });

  it('of the board is requested in the displayed size, with a second size for sharp screens [FILE-8]', () => {
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

  it('shows initials if it fails to load, until there is another one', () => {
    const { rerender } = render(<Logo name="Acme Foods" image="/broken.png" />);
    fireEvent.error(picture() as HTMLElement);
    expect(screen.getByText('AF')).toBeVisible();
    rerender(<Logo name="Acme Foods" image="/new.png" />);
    expect(picture()).toHaveAttribute('src', '/new.png');
  });
});

describe('a loader', () => {
  it('is announced with what is loading', () => {
    render(<Loader label="Loading jobs" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading jobs…');
  });
});

describe('a load error', () => {
  it('names what failed, why, and offers a retry', async () => {
    const onRetry = vi.fn();
    render(<LoadError what="The jobs" error={new Error('No line')} onRetry={onRetry} />);
    expect(screen.getByText('The jobs could not be loaded')).toBeVisible();
    expect(screen.getByText('No line')).toBeVisible();
    expect(onRetry).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('leaves a missing connection to the toast [SITE-11]', () => {
    const error = new ApiError('No line', 0, 'network');
    render(<LoadError what="The jobs" error={error} onRetry={() => undefined} />);
    expect(screen.getByText('The jobs could not be loaded')).toBeVisible();
    expect(screen.queryByText('No line')).not.toBeInTheDocument();
  });
});

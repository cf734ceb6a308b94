import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { pdf } from '../testing/records';
import { PdfHelp } from './PdfHelp';
import { PdfPicker } from './PdfPicker';

const HELP = { name: 'Word file? How to make a PDF' };
const FIRST_STEP = /tap the three dots at the top/;
const rtf = () => new File(['{\\rtf1 CV}'], 'cv.rtf', { type: 'application/rtf' });

function Picking() {
  const [file, setFile] = useState<File>();
  return <PdfPicker label="Choose" file={file} onPick={setFile} />;
}

describe('the help for Word files', () => {
  it('shows three steps with pictures when it is opened, and hides them again [FILE-10]', async () => {
    render(<PdfHelp />);
    const user = userEvent.setup();
    expect(screen.queryByText(FIRST_STEP)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', HELP));
    expect(await screen.findByText(FIRST_STEP)).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('button', HELP)).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', HELP));
    expect(screen.queryByText(FIRST_STEP)).not.toBeInTheDocument();
  });

  it('is a link to the page with the pictures without script [FILE-10]', () => {
    const page = renderToString(<PdfHelp />);
    expect(page).toContain('href="/save-as-pdf"');
    expect(page).not.toContain('<button');
  });

  it('opens when a text document is chosen, and closes when a PDF is chosen [FILE-10]', async () => {
    render(<Picking />);
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(screen.getByLabelText('Choose'), rtf());
    expect(await screen.findByRole('alert')).toHaveTextContent('This is a rich text file (RTF)');
    expect(await screen.findByText(FIRST_STEP)).toBeVisible();
    await user.upload(screen.getByLabelText('Choose'), pdf('cv.pdf'));
    expect(await screen.findByText('cv.pdf')).toBeVisible();
    expect(screen.queryByText(FIRST_STEP)).not.toBeInTheDocument();
  });

  it('lets people choose Word files, so that they learn what to do [FILE-10]', () => {
    render(<Picking />);
    const { accept } = screen.getByLabelText<HTMLInputElement>('Choose');
    expect(accept.split(',')).toEqual(
      expect.arrayContaining(['application/pdf', '.doc', '.docx', '.docm', '.odt']),
    );
  });
});

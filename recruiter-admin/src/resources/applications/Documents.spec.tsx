import { createTheme, ThemeProvider } from '@mui/material';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Application } from '../../providers/types';
import { application } from '../../testing/records';
import { screenOf } from '../../testing/screen-size';
import { Documents } from './Documents';

const theme = createTheme();
const show = (application: Application) =>
  render(<Documents application={application} />, {
    wrapper: ({ children }) => <ThemeProvider theme={theme}>{children}</ThemeProvider>,
  });
const FRAME = '#navpanes=0&view=FitH';

function documents(resume: string, certificate?: string): Application {
  const { _id, ...fields } = application({ userId: { ...application().userId, resume } });
  return { ...fields, id: _id, ...(certificate && { certificate }) } as Application;
}
const frameOf = (name: string) => screen.getByTitle<HTMLIFrameElement>(`${name} of Ada Obi`);
const openLink = () => screen.getByRole('link', { name: /^Open/ });

describe('the documents of an application', () => {
  it('opens the first one in a frame, with a link for a new tab', () => {
    show(documents('/resume?1', '/certificate?1'));
    expect(frameOf('Resume')).toHaveAttribute('src', `/resume?1${FRAME}`);
    expect(openLink()).toHaveAccessibleName('Open resume in a new tab');
    expect(openLink()).toHaveAttribute('href', '/resume?1');
    expect(openLink()).toHaveAttribute('target', '_blank');
    expect(openLink()).toHaveAttribute('rel', 'noopener');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Resume', 'Certificate']);
    const panel = screen.getByRole('tabpanel', { name: 'Resume' });
    expect(panel).toContainElement(frameOf('Resume'));
    expect(screen.getByRole('tablist', { name: 'Papers' })).toBeInTheDocument();
    for (const tab of screen.getAllByRole('tab')) expect(tab).toHaveAttribute('aria-controls', panel.id);
  });

  it('keeps an open document while its link for a new tab is renewed', () => {
    const { rerender } = show(documents('/resume?1'));
    rerender(<Documents application={documents('/resume?2')} />);
    expect(frameOf('Resume')).toHaveAttribute('src', `/resume?1${FRAME}`);
    expect(openLink()).toHaveAttribute('href', '/resume?2');
  });

  it('opens another document and the first one again with the current link', async () => {
    const user = userEvent.setup({ delay: null });
    const { rerender } = show(documents('/resume?1', '/certificate?1'));
    rerender(<Documents application={documents('/resume?2', '/certificate?2')} />);
    await user.click(screen.getByRole('tab', { name: 'Certificate' }));
    expect(frameOf('Certificate')).toHaveAttribute('src', `/certificate?2${FRAME}`);
    expect(openLink()).toHaveAccessibleName('Open certificate in a new tab');
    expect(openLink()).toHaveAttribute('href', '/certificate?2');
    expect(screen.queryByTitle('Resume of Ada Obi')).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Resume' }));
    expect(frameOf('Resume')).toHaveAttribute('src', `/resume?2${FRAME}`);
  });

  it('shows the size before one is opened', () => {
    const papers = documents('/resume?1', '/certificate?1');
    const userId = { ...papers.userId, resumeBytes: 217_000 };
    show({ ...papers, userId, certificateBytes: 1_500_000 });
    const words = ['Resume (212 kB)', 'Certificate (1.4 MB)'];
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(words);
    expect(openLink()).toHaveAccessibleName('Open resume in a new tab (212 kB)');
  });

  it('opens the certificate if there is no resume', () => {
    show(documents('', '/certificate?1'));
    expect(frameOf('Certificate')).toHaveAttribute('src', `/certificate?1${FRAME}`);
    expect(screen.getAllByRole('tab')).toHaveLength(1);
  });

  it('shows a message if there are none', () => {
    show(documents(''));
    expect(screen.getByText('This application has no papers.')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  it('links them on a phone, whose browser shows no PDF inside a page', () => {
    screenOf(599);
    const { rerender } = show(documents('/resume?1', '/certificate?1'));
    rerender(<Documents application={documents('/resume?2', '/certificate?2')} />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Open resume in a new tab', '/resume?2'],
      ['Open certificate in a new tab', '/certificate?2'],
    ]);
    expect(document.querySelector('iframe')).toBeNull();
  });

  it('shows them inside the page on a tablet', () => {
    screenOf(600);
    show(documents('/resume?1'));
    expect(frameOf('Resume')).toBeInTheDocument();
  });
});

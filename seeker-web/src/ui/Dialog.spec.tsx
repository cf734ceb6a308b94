import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './Dialog';
import { SITE_ID } from './site-id';

/** The opener may leave, like an entry of a menu that closes, at once or later. */
function Page({ leavesAtOnce = false }: { leavesAtOnce?: boolean }) {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  return (
    <>
      <div id={SITE_ID}>
        <button type="button">Before</button>
        {!gone && !(open && leavesAtOnce) && (
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
        )}
        <main id="main" tabIndex={-1}>
          Content
        </main>
      </div>
      {open && (
        <Dialog title="Filters" onClose={() => setOpen(false)} footer={<p>Foot</p>}>
          <input aria-label="Inside" />
          <button type="button" onClick={() => setGone(true)}>
            Take away
          </button>
        </Dialog>
      )}
    </>
  );
}

const site = () => document.getElementById(SITE_ID);
const opener = () => screen.getByRole('button', { name: 'Open' });

async function openDialog(page = <Page />) {
  const user = userEvent.setup();
  render(page);
  await user.click(opener());
  return { user, dialog: screen.getByRole('dialog', { name: 'Filters' }) };
}

describe('a dialog', () => {
  it('takes the focus, locks scrolling and makes the page inert', async () => {
    const { dialog } = await openDialog();
    expect(within(dialog).getByRole('heading', { name: 'Filters' })).toHaveFocus();
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(document.body).toHaveClass('scroll-locked');
    expect(site()).toHaveAttribute('inert');
    expect(within(dialog).getByText('Foot')).toBeVisible();
  });

  it('takes the focus back from the page in browsers without inert [SITE-47]', async () => {
    const { user, dialog } = await openDialog();
    // jsdom does not know it either
    expect('inert' in HTMLElement.prototype).toBe(false);
    await user.tab({ shift: true });
    expect(within(dialog).getByRole('heading', { name: 'Filters' })).toHaveFocus();
  });

  it.each([
    ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'its button',
      (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Close' })),
    ],
  ])('closes by %s and returns the focus to its opener', async (_how, close) => {
    const { user } = await openDialog();
    await user.click(screen.getByLabelText('Inside'));
    await close(user);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(document.body).not.toHaveClass('scroll-locked');
    expect(site()).not.toHaveAttribute('inert');
    expect(opener()).toHaveFocus();
  });

  it('can be opened and closed repeatedly', async () => {
    const { user } = await openDialog();
    await user.keyboard('{Escape}');
    await user.click(opener());
    expect(screen.getByRole('heading', { name: 'Filters' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(opener()).toHaveFocus();
  });

  it('stays open at any other key', async () => {
    const { user, dialog } = await openDialog();
    await user.type(screen.getByLabelText('Inside'), 'x{Enter}{ArrowDown}');
    expect(dialog).toBeVisible();
  });

  it('moves the focus to the content if its opener is gone', async () => {
    const { user } = await openDialog(<Page leavesAtOnce />);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('moves the focus to the content if its opener disappeared meanwhile', async () => {
    const { user } = await openDialog();
    await user.click(screen.getByRole('button', { name: 'Take away' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

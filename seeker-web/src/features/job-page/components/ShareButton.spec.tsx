import { screen, within } from '@testing-library/react';
import { toasts } from '@skybil/web/testing/toasts';
import { arrangeJob, job, JOB_ID } from '../../../testing/records';
import { renderApp } from '../../../testing/render-app';

const ADDRESS = `https://board.example/apply-job/${JOB_ID}`;
const SAID = `Baker at Acme Foods ${ADDRESS}`;

/** Gives this browser something that it can do. */
function can(name: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

async function open() {
  arrangeJob(job());
  const { user } = renderApp(`/apply-job/${JOB_ID}?utm_source=letter`);
  return { user, button: await screen.findByRole('button', { name: 'Share' }) };
}

describe('sharing a job', () => {
  it('opens the share sheet with the job’s public address [FOUND-5]', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    can('share', share);
    const { user, button } = await open();
    await user.click(button);
    expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Baker at Acme Foods', url: ADDRESS });
  });

  it('shows no message if the share sheet is closed', async () => {
    can('share', vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError')));
    const { user, button } = await open();
    await user.click(button);
    expect(toasts()).toEqual([]);
  });

  it('copies the address if there is no share sheet, and says so', async () => {
    const writeText = vi.fn().mockResolvedValue(undefined);
    const { user, button } = await open();
    can('clipboard', { writeText });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(writeText).toHaveBeenCalledExactlyOnceWith(ADDRESS);
    expect(await screen.findByText('Link copied')).toBeVisible();
  });

  it('explains what to do if the address cannot be copied', async () => {
    const { user, button } = await open();
    can('clipboard', { writeText: vi.fn().mockRejectedValue(new Error('refused')) });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText(/could not be copied/)).toBeVisible();
  });

  it('links to WhatsApp with title and address of the job [FOUND-5]', async () => {
    const { user, button } = await open();
    await user.click(button);
    const link = await within(screen.getByRole('main')).findByRole('link', { name: 'WhatsApp' });
    const { origin, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect([origin, searchParams.get('text')]).toEqual(['https://wa.me', SAID]);
  });
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { arrange, callsTo } from '@skybil/web/testing/network';
import { arrangeHome, jobRow, jobsPage } from '../../../testing/records';
import { currentAddress, renderApp } from '../../../testing/render-app';

const SUGGESTIONS = { titles: ['Accountant', 'Accounts clerk'], companies: ['Access Bank'], places: ['Aba'] };

async function open() {
  arrangeHome(jobsPage([jobRow()]));
  arrange('GET /api/jobs/suggestions', { suggestions: SUGGESTIONS });
  const { user } = renderApp('/');
  await screen.findByRole('article');
  return user;
}
const options = () => within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');

describe('suggestions while a title is typed', () => {
  async function typing() {
    const user = await open();
    await user.type(screen.getByLabelText('Job title'), 'ac');
    await screen.findByRole('listbox');
    return { user, box: screen.getByRole('combobox', { name: 'Job title' }) };
  }

  it('are asked for once the reader pauses, and announced [SITE-68]', async () => {
    const { box } = await typing();
    expect(options().map((option) => option.textContent)).toEqual([
      'Accountant title',
      'Accounts clerk title',
      'Access Bank company',
      'Aba place',
    ]);
    expect(callsTo('GET /api/jobs/suggestions').map(({ query }) => query.get('q'))).toEqual(['ac']);
    expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(screen.getByText('4 suggestions')).toHaveRole('status');
  });

  it('are chosen with arrows and Enter [SITE-68]', async () => {
    const { user, box } = await typing();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(options()[1]).toHaveAttribute('aria-selected', 'true');
    expect(box).toHaveAttribute('aria-activedescendant', options()[1]?.id);
    expect(box).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(currentAddress()).toBe('/?title=Accounts+clerk');
  });

  it('lead back to the text from both ends, where Enter searches for it', async () => {
    const { user, box } = await typing();
    await user.keyboard('{ArrowUp}');
    expect(options()[3]).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{Enter}');
    expect(currentAddress()).toBe('/?title=ac');
  });

  it('close with Escape, which keeps the text, and open with an arrow [SITE-68]', async () => {
    const { user, box } = await typing();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveValue('ac');
    expect(box).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{ArrowDown}');
    expect(options()).toHaveLength(4);
  });

  it('close when the field is left', async () => {
    const { user } = await typing();
    await user.tab();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('put a place into its own box', async () => {
    const { user } = await typing();
    await user.click(screen.getByRole('option', { name: /Aba/ }));
    expect(currentAddress()).toBe('/?location=Aba');
  });
});

it('the location box suggests places and keeps the title', async () => {
  const user = await open();
  fireEvent.change(screen.getByLabelText('Job title'), { target: { value: 'cook' } });
  await user.type(screen.getByLabelText('Location'), 'ab');
  await waitFor(() => expect(options().map((option) => option.textContent)).toEqual(['Aba place']));
  await user.click(screen.getByRole('option', { name: /Aba/ }));
  expect(currentAddress()).toBe('/?title=cook&location=Aba');
});

it('one letter asks for nothing', async () => {
  const user = await open();
  await user.type(screen.getByLabelText('Job title'), 'a');
  await screen.findByRole('combobox', { name: 'Job title' });
  expect(callsTo('GET /api/jobs/suggestions')).toEqual([]);
});

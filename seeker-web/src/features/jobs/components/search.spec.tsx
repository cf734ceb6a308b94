import { screen, within } from '@testing-library/react';
import { arrangeHome, jobRow, jobsPage } from '../../../testing/records';
import { currentAddress, renderApp } from '../../../testing/render-app';

async function open(path: string) {
  arrangeHome(jobsPage([jobRow()]));
  const app = renderApp(path);
  await screen.findByRole('article');
  return app;
}
const side = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const chips = () => side().queryAllByRole('button', { name: /^Remove/ });

describe('the search of the home page', () => {
  it('shows the search of the address, up to 100 characters', async () => {
    await open('/?title=cook&location=lag');
    const [title, location] = [screen.getByLabelText('Job title'), screen.getByLabelText('Location')];
    expect(title).toHaveValue('cook');
    expect(location).toHaveValue('lag');
    for (const field of [title, location]) expect(field).toHaveAttribute('maxlength', '100');
    expect(title).toHaveAttribute('placeholder', 'Search for jobs');
    expect(screen.getByRole('search', { name: 'Jobs' })).toContainElement(title);
  });

  it('keeps filters and kind, and leads to page 1', async () => {
    const { user } = await open('/?category=Designing&kind=job&page=2');
    await user.type(screen.getByLabelText('Job title'), 'cook');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(currentAddress()).toBe('/?title=cook&category=Designing&kind=job');
  });

  it('is not sent without words', async () => {
    const { user } = await open('/?title=cook&location=lag');
    await user.clear(screen.getByLabelText('Job title'));
    await user.clear(screen.getByLabelText('Location'));
    await user.type(screen.getByLabelText('Location'), '  {Enter}');
    expect(currentAddress()).toBe('/');
    expect(chips()).toEqual([]);
  });

  it('keeps the word being typed when the other one is removed', async () => {
    const { user } = await open('/?location=lag');
    await user.type(screen.getByLabelText('Job title'), 'cook');
    await user.click(side().getByRole('button', { name: 'Remove location lag' }));
    expect(screen.getByLabelText('Location')).toHaveValue('');
    expect(screen.getByLabelText('Job title')).toHaveValue('cook');
  });
});

describe('the current search', () => {
  it('is hidden without a search, even if filters are set', async () => {
    await open('/?category=Designing');
    expect(screen.queryByRole('region', { name: 'Current Search' })).not.toBeInTheDocument();
  });

  it('shows title and location, each removable', async () => {
    const { user } = await open('/?title=cook&location=lag&category=Designing&page=2');
    expect(chips().map((chip) => chip.textContent)).toEqual(['cook', 'lag']);
    await user.click(side().getByRole('button', { name: 'Remove location lag' }));
    expect(currentAddress()).toBe('/?title=cook&category=Designing');
    expect(chips().map((chip) => chip.textContent)).toEqual(['cook']);
  });
});

describe('the switch between kinds', () => {
  it('names the kinds in this order and selects the one of the address', async () => {
    await open('/?kind=job');
    const group = within(screen.getByRole('group', { name: 'Kind of job' }));
    const kinds = group.getAllByRole('radio');
    expect(kinds.map((radio) => radio.parentElement?.textContent)).toEqual(['All', 'On-site', 'Remote']);
    expect(kinds.map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true, false]);
  });

  it.each([
    ['On-site', '/?title=cook&kind=job'],
    ['Remote', '/?title=cook&kind=remote'],
  ])('leads to %s at %s', async (name, address) => {
    const { user } = await open('/?title=cook&page=2');
    await user.click(screen.getByRole('radio', { name }));
    expect(currentAddress()).toBe(address);
  });
});

describe('list and kind switch', () => {
  it('have accessible names, and arrow keys move the switch', async () => {
    const { user } = await open('/');
    const list = screen.getByRole('region', { name: 'Latest jobs' });
    expect(list).toContainElement(screen.getByRole('article'));
    for (const radio of screen.getAllByRole('radio', { name: /All|On-site|Remote/ })) {
      expect(radio, 'browsers group by it').toHaveAttribute('name', 'kind');
    }
    screen.getByRole('radio', { name: 'All' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(currentAddress()).toBe('/?kind=job');
  });
});

describe('the filters on a small screen', () => {
  it('open and close with their buttons and return the focus to the opener', async () => {
    const { user } = await open('/?title=cook');
    const button = screen.getByRole('button', { name: 'Filters' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('button', { name: 'Remove title cook' })).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Show 1 job' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('filter the list behind them', async () => {
    const { user } = await open('/?page=2');
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.click(sheet.getByRole('checkbox', { name: /Oyo/ }));
    expect(currentAddress()).toBe('/?locations=Oyo');
    expect(sheet.getByRole('checkbox', { name: /Oyo/ })).toBeChecked();
  });
});

describe('the filter boxes', () => {
  it('are ticked according to the address and cleared one at a time', async () => {
    const { user } = await open('/?category=Designing&category=Marketing&locations=Oyo&page=2');
    const pushed = vi.spyOn(window.history, 'pushState');
    const ticked = () => side().getAllByRole('checkbox', { checked: true });
    expect(ticked()).toHaveLength(3);
    await user.click(side().getByRole('checkbox', { name: /Marketing/ }));
    expect(currentAddress()).toBe('/?category=Designing&locations=Oyo');
    expect(ticked()).toHaveLength(2);
    expect(pushed, 'Back ticks it again').toHaveBeenCalledOnce();
  });
});

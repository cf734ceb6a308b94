import { screen, within } from '@testing-library/react';
import { ACME, arrangeHome, jobRow, jobsPage } from '../../../testing/records';
import { currentAddress, renderApp } from '../../../testing/render-app';

async function open(path: string) {
  arrangeHome(jobsPage([jobRow()]));
  const app = renderApp(path);
  await screen.findByRole('article');
  return app;
}
const chips = () => screen.queryAllByRole('button', { name: /^Remove/ });
const results = () => screen.getByRole('heading', { name: 'Latest jobs' });

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
    await user.click(screen.getByRole('button', { name: 'Remove location lag' }));
    expect(screen.getByLabelText('Location')).toHaveValue('');
    expect(screen.getByLabelText('Job title')).toHaveValue('cook');
  });
});

describe('the row of chips', () => {
  it('shows each part of the filter, each removable, and moves the focus to the list [SITE-3]', async () => {
    const { user } = await open(
      '/?title=cook&location=lag&category=Designing&category=Marketing&pay=stated&page=2',
    );
    const words = ['cook', 'lag', 'Pay stated', 'Designing', 'Marketing'];
    expect(chips().map((chip) => chip.textContent)).toEqual(words);
    await user.click(screen.getByRole('button', { name: 'Remove Designing' }));
    expect(currentAddress()).toBe('/?title=cook&location=lag&category=Marketing&pay=stated');
    expect(results()).toHaveFocus();
  });

  it('names the company whose jobs alone are listed, and removes it [SITE-76]', async () => {
    const { user } = await open(`/?company=${ACME._id}&kind=job`);
    expect(chips().map((chip) => chip.textContent)).toEqual(['Acme Foods']);
    expect(screen.getByText('1 job of one company, On-site')).toHaveRole('status');
    await user.click(screen.getByRole('button', { name: 'Remove Acme Foods' }));
    expect(currentAddress()).toBe('/?kind=job');
  });

  it('counts the filters that are not on the first screen, and clears everything [SITE-81]', async () => {
    const { user } = await open('/?title=cook&category=Designing&locations=Oyo&kind=job');
    expect(screen.getByRole('button', { name: 'Filters 2' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(currentAddress()).toBe('/');
    expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  });

  it('removes the choice of jobs for other countries', async () => {
    const { user } = await open('/?kind=remote&openTo=any');
    await user.click(screen.getByRole('button', { name: 'Remove For other countries too' }));
    expect(currentAddress()).toBe('/?kind=remote');
  });
});

describe('the line above the results', () => {
  it.each([
    ['/?title=cook&location=lag&kind=job&pay=stated', '1 job for “cook” in “lag”, On-site, with 1 filter'],
    ['/?category=Designing&locations=Oyo&openTo=any', '1 job, with 3 filters'],
  ])('of %s says "%s" and clears it [SITE-82]', async (path, words) => {
    const { user } = await open(path);
    expect(screen.getByText(words)).toHaveRole('status');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(currentAddress()).toBe('/');
    expect(results()).toHaveFocus();
  });

  it('is not needed on a landing page, whose title says it', async () => {
    arrangeHome(jobsPage([jobRow()], { total: 9 }), { locations: [{ value: 'Lagos', count: 9 }] });
    renderApp('/jobs/lagos');
    await screen.findByRole('article');
    expect(screen.queryByRole('button', { name: 'Clear' })).not.toBeInTheDocument();
  });

  it('is where the window stands after a search [SITE-82]', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await open('/');
    await user.type(screen.getByLabelText('Job title'), 'cook{Enter}');
    expect(scroll.mock.contexts).toEqual([results()]);
    expect(results()).toHaveFocus();
  });
});

describe('the search on a phone', () => {
  it('opens on first touch and stays open [SITE-81]', async () => {
    const { user } = await open('/');
    const form = screen.getByRole('search', { name: 'Jobs' });
    expect(form).not.toHaveClass('hero__form--open');
    await user.click(screen.getByLabelText('Job title'));
    await user.tab();
    await user.click(document.body);
    expect(form).toHaveClass('hero__form--open');
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
    const ticked = () =>
      within(screen.getByRole('complementary', { name: 'Filters' })).getAllByRole('checkbox', {
        checked: true,
      });
    expect(ticked()).toHaveLength(3);
    await user.click(
      within(screen.getByRole('complementary', { name: 'Filters' })).getByRole('checkbox', {
        name: /Marketing/,
      }),
    );
    expect(currentAddress()).toBe('/?category=Designing&locations=Oyo');
    expect(ticked()).toHaveLength(2);
    expect(pushed, 'Back ticks it again').toHaveBeenCalledOnce();
  });
});

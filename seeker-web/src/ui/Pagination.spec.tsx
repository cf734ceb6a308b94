import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pagination } from './Pagination';

function show(page: number, pages: number) {
  const onPage = vi.fn();
  render(<Pagination page={page} pages={pages} onPage={onPage} />);
  return { user: userEvent.setup(), onPage };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('the pages of a list', () => {
  it('lead one page forward and back', async () => {
    const { user, onPage } = show(3, 5);
    await user.click(button('Next'));
    await user.click(button('Previous'));
    expect(onPage.mock.calls).toEqual([[4], [2]]);
  });

  it('lead to the page of each number', async () => {
    const { user, onPage } = show(1, 9);
    await user.click(button('Page 9'));
    await user.click(button('Page 2'));
    expect(onPage.mock.calls).toEqual([[9], [2]]);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('Previous 1 2 … 9 Next');
  });

  it('mark only the current page', () => {
    show(2, 3);
    expect(screen.getAllByRole('button', { current: 'page' })).toEqual([button('Page 2')]);
  });

  it.each([
    [1, 3, true, false],
    [2, 3, false, false],
    [3, 3, false, true],
    [4, 3, false, true],
    [1, 2, true, false],
    [2, 2, false, true],
  ])('disable the ends of page %i of %i', (page, pages, first, last) => {
    show(page, pages);
    expect(button('Previous').matches(':disabled')).toBe(first);
    expect(button('Next').matches(':disabled')).toBe(last);
  });

  it.each([0, 1])('are hidden for %i of them', (pages) => {
    const { container } = render(<Pagination page={1} pages={pages} onPage={vi.fn()} />);
    expect(container).toBeEmptyDOMElement();
  });
});

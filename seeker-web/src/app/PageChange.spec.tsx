import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageChange } from './PageChange';

function open() {
  const scroll = vi.spyOn(window, 'scrollTo');
  const page = (
    <>
      <main id="main" tabIndex={-1} />
      <PageChange />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/a'] });
  render(<RouterProvider router={router} />);
  return {
    scroll,
    goTo: (path: string) => act(() => router.navigate(path)),
    goBack: () => act(() => router.navigate(-1)),
  };
}

describe('a page change', () => {
  it('scrolls to the top and focuses the content', async () => {
    const { scroll, goTo } = open();
    await goTo('/b');
    expect(scroll).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('does not happen for the first page', () => {
    const { scroll } = open();
    expect(scroll).not.toHaveBeenCalled();
    expect(screen.getByRole('main')).not.toHaveFocus();
  });

  it('does not happen for a change of search, filter or page of the list', async () => {
    const { scroll, goTo } = open();
    await goTo('/a?page=2');
    expect(scroll).not.toHaveBeenCalled();
    expect(screen.getByRole('main')).not.toHaveFocus();
  });

  it('keeps the position on Back', async () => {
    const { scroll, goTo, goBack } = open();
    await goTo('/b');
    const focus = vi.spyOn(screen.getByRole('main'), 'focus');
    screen.getByRole('main').blur();
    await goBack();
    expect(scroll).toHaveBeenCalledOnce();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(focus, 'a browser scrolls to what takes the focus').toHaveBeenCalledWith({ preventScroll: true });
  });

  it('scrolls to the top each time', async () => {
    const { scroll, goTo } = open();
    await goTo('/b');
    await goTo('/a');
    expect(scroll).toHaveBeenCalledTimes(2);
  });
});

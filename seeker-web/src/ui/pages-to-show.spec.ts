import { pagesToShow } from './pages-to-show';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [1, 1666, [1, 2, null, 1666]],
])('shows for page %d of %d: %j', (page, pages, shown) => {
  expect(pagesToShow(page, pages)).toEqual(shown);
});

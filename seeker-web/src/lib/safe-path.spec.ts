import { safePath } from './safe-path';

it.each(['/dashboard/add-job', '/apply-job/1?x=1#top'])('keeps %s', (path) => {
  expect(safePath(path, '/')).toBe(path);
});

it.each([
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '',
  null,
])('does not follow %s', (path) => {
  expect(safePath(path, '/fallback')).toBe('/fallback');
});

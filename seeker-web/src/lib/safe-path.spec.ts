import { safePath } from './safe-path';

describe('a return address on this site', () => {
  it.each([
    '/',
    '/dashboard/add-job',
    '/apply-job/1?x=1#top',
    '/?title=c%2B%2B&locations=Akwa%20Ibom',
    '/sign-in?next=%2F%2Fevil.example',
    '/%2Fevil.example',
    '/a//evil.example',
    '/@evil.example',
    '/https://evil.example',
  ])('%s is accepted', (path) => {
    expect(safePath(path, '/fallback')).toBe(path);
  });

  it.each([
    ['/a/../applications', '/applications'],
    ['/./applications', '/applications'],
    ['/%2e%2e/applications', '/applications'],
    ['/applications\n', '/applications'],
  ])('%j is normalized as in a browser: %s', (path, followed) => {
    expect(safePath(path, '/fallback')).toBe(followed);
  });
});

describe('a return address that leaves this site', () => {
  it.each([
    'https://evil.example',
    'https:evil.example',
    'https:/evil.example',
    'http:evil.example/x',
    'HTTPS://evil.example',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '//evil.example/apply-job/1',
    '//board.example@evil.example',
    '//evil.example:443/',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\\evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/a/b/../..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/.\t//evil.example',
    '/.///evil.example',
    '/.//evil.example?x=/#/',
    '//[bad',
    '/.//[bad',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://evil.example/1',
    'mailto:a@evil.example',
    'evil.example',
    'applications',
    '../applications',
    '?next=1',
    '#top',
    '',
    null,
    undefined,
  ])('%j is refused', (path) => {
    expect(safePath(path, '/fallback')).toBe('/fallback');
  });
});

import { renderHook } from '@testing-library/react';
import { signInPath } from './auth/sign-in-path';
import { asBinary, toForm } from './form';
import { jobPath } from '@skybil/shared';
import { useTitle } from '@skybil/web/use-title';

describe('the title of the tab', () => {
  it.each([
    ['About', 'About | Skybil'],
    ['Skybil: jobs in Nigeria and remote', 'Skybil: jobs in Nigeria and remote'],
  ])('for %s is %s', (title, words) => {
    renderHook(() => useTitle(title));
    expect(document.title).toBe(words);
  });

  it('stays unchanged until the page has a title, and follows it', () => {
    document.title = 'From the server';
    const { rerender } = renderHook<void, { title?: string }>(({ title }) => useTitle(title), {
      initialProps: {},
    });
    expect(document.title).toBe('From the server');
    rerender({ title: 'Baker at Acme' });
    expect(document.title).toBe('Baker at Acme | Skybil');
    rerender({ title: 'Cook at Acme' });
    expect(document.title).toBe('Cook at Acme | Skybil');
  });
});

describe('addresses', () => {
  it('of jobs depend on the kind', () => {
    expect(jobPath('job', '1')).toBe('/apply-job/1');
    expect(jobPath('remote', '1')).toBe('/remoteapply-job/1');
  });

  it('of the sign-in contain the return address, except for home', () => {
    expect(signInPath('/')).toBe('/sign-in');
    expect(signInPath('/?title=a&page=2')).toBe('/sign-in?next=%2F%3Ftitle%3Da%26page%3D2');
  });
});

describe('a form', () => {
  it('contains texts and files, and leaves out undefined values', () => {
    const file = new File(['x'], 'a.pdf');
    const form = toForm({ jobId: '1', certificate: asBinary(file), image: undefined, name: '' });
    expect([...form.keys()]).toEqual(['jobId', 'certificate', 'name']);
    expect(form.get('jobId')).toBe('1');
    expect(form.get('certificate')).toHaveProperty('name', 'a.pdf');
    expect(form.get('name')).toBe('');
  });
});

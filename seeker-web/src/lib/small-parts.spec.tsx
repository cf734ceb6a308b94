import { renderHook } from '@testing-library/react';
import { signInPath } from './auth/sign-in-path';
import { asBinary, toForm } from './form';
import { jobPath } from '@skybil/shared';
import { useTitle } from '@skybil/web/use-title';

describe('the title of the tab', () => {
  it.each([
    ['About', 'About | Skybil'],
    ['Skybil: jobs in Nigeria and remote', 'Skybil: jobs in Nigeria and remote'],
  ])('for %s reads %s', (title, words) => {
    renderHook(() => useTitle(title));
    expect(document.title).toBe(words);
  });

  it('stays as it is until the page has a name, and follows it', () => {
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
  it('of a job differ by its kind', () => {
    expect(jobPath('job', '1')).toBe('/apply-job/1');
    expect(jobPath('remote', '1')).toBe('/remoteapply-job/1');
  });

  it('of the sign-in carry the way back, except to home', () => {
    expect(signInPath('/')).toBe('/sign-in');
    expect(signInPath('/?title=a&page=2')).toBe('/sign-in?next=%2F%3Ftitle%3Da%26page%3D2');
  });
});

describe('a form', () => {
  it('carries texts and files, and leaves out what is not there', () => {
    const file = new File(['x'], 'a.pdf');
    const form = toForm({ jobId: '1', certificate: asBinary(file), image: undefined, name: '' });
    expect([...form.keys()]).toEqual(['jobId', 'certificate', 'name']);
    expect(form.get('jobId')).toBe('1');
    expect(form.get('certificate')).toHaveProperty('name', 'a.pdf');
    expect(form.get('name')).toBe('');
  });
});

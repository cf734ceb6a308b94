import { describe, expect, it, vi } from 'vitest';
import { newKey, readDraft, removeDraft, storeDraft } from './job-draft';

const values = { title: 'Cook', description: '<p>Jollof</p>' };

describe('the draft of a job', () => {
  it('belongs to one company [CONSOLE-36]', () => {
    expect(storeDraft('kano', 'k1', values)).toBe(true);
    expect(readDraft('kano')).toMatchObject({ key: 'k1', values });
    expect(readDraft('oyo')).toBeUndefined();
    storeDraft('oyo', 'k2', { title: 'Nurse' });
    removeDraft('kano');
    expect(readDraft('kano')).toBeUndefined();
    expect(readDraft('oyo')).toMatchObject({ values: { title: 'Nurse' } });
  });

  it('of another tab stays when this tab’s job is posted', () => {
    storeDraft('kano', 'other-tab', values);
    removeDraft('kano', 'this-tab');
    expect(readDraft('kano')?.key).toBe('other-tab');
    removeDraft('kano', 'other-tab');
    expect(readDraft('kano')).toBeUndefined();
  });

  it.each([
    ['full', 'setItem'],
    ['blocked', 'getItem'],
  ] as const)(
    'is not kept by a browser whose storage is %s, which is no error [CONSOLE-36]',
    (_why, method) => {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', 'QuotaExceededError');
      });
      expect(storeDraft('kano', 'k1', values)).toBe(false);
      expect(readDraft('kano')).toBeUndefined();
      expect(() => removeDraft('kano')).not.toThrow();
    },
  );

  it.each([
    '',
    'no JSON',
    '[]',
    '{"key":1}',
    '{"key":"k","savedAt":"x","values":{}}',
    '{"key":"k","values":null}',
  ])('is ignored if it is %j', (text) => {
    localStorage.setItem('jobDraft.kano', text);
    expect(readDraft('kano')).toBeUndefined();
  });

  it('has a key of its own', () => {
    expect(newKey()).toMatch(/^[\da-f]{32}$/);
    expect(newKey()).not.toBe(newKey());
  });
});

import { MESSAGES } from '@skybil/shared';
import { expect, it } from 'vitest';
import { i18nProvider } from './i18n-provider';

it.each([
  ['ra.message.invalid_form', MESSAGES.badInput],
  ['ra.notification.http_error', MESSAGES.unreachable],
  ['ra.action.add_filter', 'Filters'],
  ['ra.action.save', 'Save'],
])('says %s in the board’s words, or in react-admin’s where it has none', (key, words) => {
  expect(i18nProvider.translate(key)).toBe(words);
});

it('fills in the words of a sentence', () => {
  expect(i18nProvider.translate('ra.validation.maxLength', { max: 150 })).toContain('150');
});

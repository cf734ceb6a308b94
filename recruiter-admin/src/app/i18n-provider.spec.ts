import { MESSAGES } from '@skybil/shared';
import { expect, it } from 'vitest';
import { i18nProvider } from './i18n-provider';

it.each([
  ['ra.message.invalid_form', MESSAGES.badInput],
  ['ra.notification.http_error', MESSAGES.unreachable],
  ['ra.action.add_filter', 'Filters'],
  ['ra.action.save', 'Save'],
])('translates %s to our text, or to react-admin’s if we have none', (key, words) => {
  expect(i18nProvider.translate(key)).toBe(words);
});

it('fills in the placeholders of a text', () => {
  expect(i18nProvider.translate('ra.validation.maxLength', { max: 150 })).toContain('150');
});

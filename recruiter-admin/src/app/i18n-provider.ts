import { MESSAGES } from '@skybil/shared';
import { defaultI18nProvider, type I18nProvider } from 'react-admin';

const WORDS: Record<string, string> = {
  'ra.message.invalid_form': MESSAGES.badInput,
  'ra.notification.http_error': MESSAGES.unreachable,
  'ra.action.add_filter': 'Filters',
};

export const i18nProvider: I18nProvider = {
  ...defaultI18nProvider,
  translate: (key, options) => WORDS[key] ?? defaultI18nProvider.translate(key, options),
};

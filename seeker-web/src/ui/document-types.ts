/** Word files can be chosen, so that their owner learns what to do. */
export const DOCUMENT_TYPES = 'application/pdf,.pdf,.doc,.docx,.docm,.odt,.rtf,.pages';

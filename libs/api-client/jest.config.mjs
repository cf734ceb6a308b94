export { apiClient as default } from '../../jest.config.mjs';

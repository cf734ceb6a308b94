export { ApiError } from './api-error.js';
export { type ApiClient, type ApiClientOptions, bodyOf, createApiClient, lostConnection } from './client.js';
export type { components, paths } from './schema.js';

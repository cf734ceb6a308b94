export { ApiError } from './api-error.js';
export { type ApiClient, type ApiClientOptions, bodyOf, createApiClient, loadCaller } from './client.js';
export type { components, paths } from './schema.js';

export { ApiError } from './api-error.js';
export {
  type ApiClient,
  type ApiClientOptions,
  bodyOf,
  createApiClient,
  createStaffClient,
  lostConnection,
} from './client.js';
export type { components, paths } from './schema.js';
export type { components as StaffComponents } from './staff-schema.js';

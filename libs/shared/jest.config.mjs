export { shared as default } from '../../jest.config.mjs';

import { integration, opensearch, proxy, run, unit } from '../jest.config.mjs';

export default { ...run, projects: [unit, integration, ...opensearch, ...proxy] };

import { integration, opensearch, run, unit } from '../jest.config.mjs';

export default { ...run, projects: [unit, integration, ...opensearch] };

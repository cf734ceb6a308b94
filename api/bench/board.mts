import { createRequire } from 'node:module';
import type * as CompanyTokens from '../src/accounts/company-tokens.service.js';
import type * as SeekerTokens from '../src/accounts/seeker-tokens.service.js';
import type * as Commands from '../src/cli/run-command.js';
import type * as Links from '../src/files/file-links.js';
import type * as CatalogueModule from '../src/modules/jobs/search/catalogue/catalogue.js';
import type * as Source from '../src/modules/jobs/search/job-source.js';
import type * as Policy from '../src/modules/jobs/job.policy.js';
import type * as SampleDescription from '../src/samples/sample-description.js';
import type * as SampleJobs from '../src/samples/content/jobs.js';

/** What the bench takes of the board, as it was built: Node runs TypeScript, but no decorators. */
const built = createRequire(import.meta.url);

export const { CommandError, runCommand } = built('../dist/cli/run-command.js') as typeof Commands;
export const { CompanyTokensService } = built(
  '../dist/accounts/company-tokens.service.js',
) as typeof CompanyTokens;
export const { SeekerTokensService } = built(
  '../dist/accounts/seeker-tokens.service.js',
) as typeof SeekerTokens;
export const { FileLinks } = built('../dist/files/file-links.js') as typeof Links;
export const { Catalogue } = built(
  '../dist/modules/jobs/search/catalogue/catalogue.js',
) as typeof CatalogueModule;
export const { JobSource } = built('../dist/modules/jobs/search/job-source.js') as typeof Source;
export const { newJob, storedContent, storedDescription } = built(
  '../dist/modules/jobs/job.policy.js',
) as typeof Policy;
export const { sampleDescription } = built(
  '../dist/samples/sample-description.js',
) as typeof SampleDescription;
export const { SAMPLE_JOBS } = built('../dist/samples/content/jobs.js') as typeof SampleJobs;

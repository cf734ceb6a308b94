import { createRequire } from 'node:module';
import type * as CompanyTokens from '../src/modules/accounts/company-tokens.service.js';
import type * as SeekerTokens from '../src/modules/accounts/seeker-tokens.service.js';
import type * as Commands from '../src/commands/run-command.js';
import type * as Links from '../src/platform/files/file-links.js';
import type * as CatalogueModule from '../src/modules/jobs/search/catalogue/catalogue.js';
import type * as Requests from '../src/modules/jobs/job-list-request.js';
import type * as Understanding from '../src/modules/jobs/search/understand.js';
import type * as Source from '../src/modules/jobs/search/job-source.js';
import type * as Pay from '../src/modules/jobs/pay.policy.js';
import type * as Policy from '../src/modules/jobs/job.policy.js';
import type * as SampleDescription from '../src/commands/samples/sample-description.js';
import type * as SampleJobs from '../src/commands/samples/content/jobs.js';

/**
 * Parts of the built board that the bench uses. The bench imports the build, because Node runs TypeScript without
 * decorators.
 */
const built = createRequire(import.meta.url);

export const { CommandError, runCommand } = built('../dist/commands/run-command.js') as typeof Commands;
export const { CompanyTokensService } = built(
  '../dist/modules/accounts/company-tokens.service.js',
) as typeof CompanyTokens;
export const { SeekerTokensService } = built(
  '../dist/modules/accounts/seeker-tokens.service.js',
) as typeof SeekerTokens;
export const { FileLinks } = built('../dist/platform/files/file-links.js') as typeof Links;
export const { Catalogue } = built(
  '../dist/modules/jobs/search/catalogue/catalogue.js',
) as typeof CatalogueModule;
export const { JobSource } = built('../dist/modules/jobs/search/job-source.js') as typeof Source;
export const { toFilter } = built('../dist/modules/jobs/job-list-request.js') as typeof Requests;
export const { understand } = built('../dist/modules/jobs/search/understand.js') as typeof Understanding;
export const { newJob, storedContent, storedDescription } = built(
  '../dist/modules/jobs/job.policy.js',
) as typeof Policy;
export const { withPay } = built('../dist/modules/jobs/pay.policy.js') as typeof Pay;
export const { sampleDescription } = built(
  '../dist/commands/samples/sample-description.js',
) as typeof SampleDescription;
export const { SAMPLE_JOBS } = built('../dist/commands/samples/content/jobs.js') as typeof SampleJobs;

import type { components, paths } from '@skybil/api-client';

type Schemas = components['schemas'];

/** List rows have no description. */
export type Job = Schemas['JobDto'];
export type JobsPage = Schemas['JobsDto'];
export type Facets = Schemas['FacetsDto'];
export type FacetCount = Schemas['FacetDto'];
export type UserRecord = Schemas['UserDto'];
export type Application = Schemas['OwnApplicationDto'];
export type SavedJob = Schemas['SavedJobDto'];
export type Session = Schemas['SessionDto'];
/** Names the options of the default board. Another board has its own, which the API checks. */
export type AskedJobs = NonNullable<paths['/api/jobs']['get']['parameters']['query']>;
export type Company = Schemas['CompanyDto'];
/** What anybody may see of a company. */
export type ShownCompany = Schemas['ShownCompanyDto'];
export type Receipt = Schemas['ReceiptDto'];

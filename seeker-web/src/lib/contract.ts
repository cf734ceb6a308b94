import type { ApplicationStatus, JobKind } from '@skybil/shared';

export interface CompanyCard {
  _id: string;
  name: string;
  image: string;
}
export interface JobRow {
  _id: string;
  kind: JobKind;
  title: string;
  excerpt: string;
  location: string;
  salary: string;
  category: string;
  level: string;
  nature: string;
  currency: string;
  date: string;
  visible: boolean;
  applicants: number;
  companyId: CompanyCard;
  sourceUrl?: string;
  sourceName?: string;
}
export interface Job extends Omit<JobRow, 'excerpt'> {
  description: string;
}
export interface JobsPage {
  jobs: JobRow[];
  total: number;
  totalRelation: 'eq' | 'gte';
  page: number;
  limit: number;
  asOf: string;
}
export interface FacetCount {
  value: string;
  count: number;
}
export interface Facets {
  category: FacetCount[];
  locations: FacetCount[];
  level: FacetCount[];
  kind: FacetCount[];
}
export interface UserRecord {
  _id: string;
  firstName: string;
  lastName: string;
  name: string;
  email: string;
  image: string;
  resume: string;
}
export interface Application {
  _id: string;
  jobId: { _id: string; title: string; location: string } | null;
  companyId: CompanyCard | null;
  date: string;
  status: ApplicationStatus;
  certificate?: string;
}

import { Injectable } from '@nestjs/common';
import { storedEmail } from '../../platform/contract/input/email-address.js';
import { databaseNow } from '../../platform/database/database-clock.js';
import { mondays } from '../../platform/database/weekly-counts.js';
import { type Operator, SecurityLog, type Subject } from '../../platform/security-log/security-log.js';
import { ApplicationsService } from '../applications/applications.service.js';
import { CompaniesService, type CompanyRecord } from '../companies/companies.service.js';
import type { JobRecord } from '../jobs/job.record.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { UserRecord } from '../users/user.record.js';
import { nameOf, UsersService } from '../users/users.service.js';
import { jobState } from './job-state.js';
import { textTable } from './text-table.js';

const MAX_SHOWN = 20;
const ID = /^[0-9a-f]{24}$/i;

@Injectable()
export class DirectoryService {
  constructor(
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly jobs: JobsService,
    private readonly applications: ApplicationsService,
    private readonly log: SecurityLog,
  ) {}

  async find(text: string, operator: Operator): Promise<string> {
    const [companies, jobs, seekers] = await this.matching(text);
    const subjects: Subject[] = [
      ...companies.map(({ id }) => ({ kind: 'company', id }) as const),
      ...jobs.map(({ id }) => ({ job: id })),
      ...seekers.map(({ id }) => ({ kind: 'seeker', id }) as const),
    ];
    await this.log.write('people-looked-up', { who: operator, on: subjects });
    if (subjects.length === 0) return 'Nothing was found.';
    const names = await this.companies.refs(jobs.map(({ companyId }) => companyId));
    return [
      section('Companies', companies, (company) => [
        company.id,
        company.name,
        company.email ?? '-',
        companyState(company),
      ]),
      section('Jobs', jobs, (job) => [
        job.id,
        job.title,
        `${names.get(job.companyId)?.name ?? 'a company that is gone'} (${job.companyId})`,
        jobState(job),
      ]),
      section('Seekers', seekers, (seeker) => [
        seeker.id,
        nameOf(seeker),
        seeker.email,
        this.users.isProven(seeker) ? 'e-mail proven' : 'e-mail not proven',
      ]),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  }

  async statistics(weeks: number, operator: Operator): Promise<string> {
    await this.log.write('statistics-read', { who: operator });
    const counts = [
      ['seekers', await this.users.countByWeek(weeks)],
      ['companies', await this.companies.countByWeek(weeks)],
      ['jobs posted', await this.jobs.countByWeek(weeks, 'posted')],
      ['jobs imported', await this.jobs.countByWeek(weeks, 'imported')],
      ['applications', await this.applications.countByWeek(weeks)],
    ] as const;
    const days = mondays(databaseNow(), weeks);
    const figure = (count: number, name: string) => String(count).padStart(name.length);
    const sum = (byWeek: ReadonlyMap<string, number>) =>
      days.reduce((total, day) => total + (byWeek.get(day) ?? 0), 0);
    return alignedRows([
      ['week from', ...counts.map(([name]) => name)],
      ...days.map((day) => [day, ...counts.map(([name, byWeek]) => figure(byWeek.get(day) ?? 0, name))]),
      ['together', ...counts.map(([name, byWeek]) => figure(sum(byWeek), name))],
    ]);
  }

  private async matching(text: string): Promise<[CompanyRecord[], JobRecord[], UserRecord[]]> {
    if (ID.test(text)) {
      const id = text.toLowerCase();
      const [company, job, seeker] = await Promise.all([
        this.companies.byId(id),
        this.jobs.byId(id),
        this.users.byId(id),
      ]);
      return [company ? [company] : [], job ? [job] : [], seeker ? [seeker] : []];
    }
    const sought = text.includes('@') ? storedEmail(text) : text;
    return Promise.all([
      this.companies.matching(sought, MAX_SHOWN),
      this.jobs.matching(sought, MAX_SHOWN),
      this.users.matching(sought, MAX_SHOWN),
    ]);
  }
}

function companyState({ email, emailProvenAt, suspended }: CompanyRecord): string {
  const owner = email === undefined ? 'nobody owns it' : `e-mail ${emailProvenAt ? 'proven' : 'not proven'}`;
  return suspended === undefined ? owner : `${owner}; suspended: ${suspended}`;
}

function section<Found>(title: string, found: readonly Found[], cells: (row: Found) => string[]): string {
  if (found.length === 0) return '';
  const more = found.length === MAX_SHOWN ? ` (the newest ${MAX_SHOWN}; a longer text finds fewer)` : '';
  return `${title}${more}\n${textTable(found.map(cells))}`;
}

function alignedRows(rows: readonly (readonly string[])[]): string {
  const first = Math.max(...rows.map(([cell = '']) => cell.length));
  return rows.map(([cell = '', ...rest]) => [cell.padEnd(first), ...rest].join('  ')).join('\n');
}

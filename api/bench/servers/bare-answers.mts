import { JOB_CATEGORIES, JOB_KINDS, JOB_LEVELS, JOB_LOCATIONS } from '@skybil/shared';
import mongoose from 'mongoose';
import { Catalogue, FileLinks, JobSource, toFilter, understand } from '../board.mts';
import { makeApplication } from '../data/seed.mts';
import type { JobFilter, JobSort } from '../../src/modules/jobs/job.record.js';

const { MongoClient, ObjectId } = mongoose.mongo;
type ObjectId = mongoose.mongo.ObjectId;
type Job = Record<string, unknown> & { _id: ObjectId; companyId: ObjectId; title: string; location: string };
type User = { _id: ObjectId; firstName: string; lastName: string; email: string };
type Application = ReturnType<typeof makeApplication> & { _id: ObjectId };

const LISTS = ['category', 'locations', 'level'];
const MOST = 1_000;
const MOST_PAGED = 10_000;
const NOT_SENT = { titleLower: 0, companyName: 0, createdAt: 0, shown: 0, listed: 0 };
const ROW = { ...NOT_SENT, description: 0 };
const NEWEST_FIRST = { date: -1, _id: -1 } as const;

/** The same answers as the board's, with one query per collection. Lists start from the catalogue's ids. */
export class BareAnswers {
  private readonly catalogue = new Catalogue();
  private readonly links = new FileLinks({
    PUBLIC_URL: process.env.PUBLIC_URL ?? '',
    FILE_LINK_SECRET: process.env.FILE_LINK_SECRET ?? '',
  } as ConstructorParameters<typeof FileLinks>[0]);
  private readonly db: mongoose.mongo.Db;

  private constructor(db: mongoose.mongo.Db) {
    this.db = db;
  }

  static async load(uri: string): Promise<BareAnswers> {
    const client = await new MongoClient(uri).connect();
    const answers = new BareAnswers(client.db());
    await answers.fill();
    return answers;
  }

  async read(address: string, caller: string): Promise<object> {
    const { pathname, searchParams: query } = new URL(address, 'http://localhost');
    switch (pathname) {
      case '/api/jobs':
        return query.size === 0 ? this.bareList() : this.page(query);
      case '/api/jobs/facets':
        return { facets: await this.facets(query) };
      case '/api/company/list-jobs':
        return { jobsData: await this.ownJobs(caller, 0, MOST) };
      case '/api/company/jobs':
        return this.consolePage(caller, query);
      case '/api/company/applicants':
        return { applications: await this.received(caller) };
      case '/api/users/applications':
        return { applications: await this.sent(caller) };
      default:
        return this.one(pathname.split('/')[3] ?? '');
    }
  }

  /** The board's work for an application in the fewest steps. The unique index refuses a second one. */
  async apply(jobId: string, caller: string): Promise<void> {
    const [job, user] = await Promise.all([
      this.jobs.findOne({ _id: new ObjectId(jobId) }, { projection: { companyId: 1 } }),
      this.db.collection<User>('users').findOne({ _id: new ObjectId(caller) }),
    ]);
    if (!job || !user) throw new Error('no such job or seeker');
    await this.store(job._id, job.companyId, user._id);
  }

  async insert(jobId: string, caller: string): Promise<void> {
    await this.store(new ObjectId(jobId), new ObjectId(jobId), new ObjectId(caller));
  }

  private async fill(): Promise<void> {
    const collection = this.jobs as unknown;
    const [jobs, settings] = [{ collection }, { homeRates: new Map([['NGN', 1]]) }];
    const source = new JobSource(...([jobs, settings] as unknown as ConstructorParameters<typeof JobSource>));
    for await (const jobs of source.all()) for (const job of jobs) this.catalogue.put(job);
  }

  private async page(query: URLSearchParams) {
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
    const after = query.get('after');
    const [last] = after
      ? await this.jobs
          .find<{ date: Date }>({ _id: new ObjectId(after) }, { projection: { date: 1 } })
          .toArray()
      : [];
    const asOf = new Date(query.get('asOf') ?? Date.now());
    const filter = { ...(await this.filterOf(query, 'job')), asOf };
    const sort = (query.get('sort') as JobSort | null) ?? (filter.search ? 'match' : '-date');
    const { ids, total, matchingAll, unmatched } = this.catalogue.page({
      filter,
      sort,
      ...(last ? { after: { id: after ?? '', date: last.date.getTime() } } : {}),
      skip: after ? 0 : (page - 1) * limit,
      limit,
    });
    const jobs = await this.byIds(ids, ROW);
    const [capped, totalRelation] = total > MOST_PAGED ? [MOST_PAGED, 'gte'] : [total, 'eq'];
    const info = {
      notOpen: filter.openToCountry ? this.anywhere(filter) - total : undefined,
      matchingAll: matchingAll === undefined ? undefined : Math.min(matchingAll, MOST_PAGED),
      unmatched: unmatched?.map((term) => filter.search?.terms[term]?.typed),
    };
    return { message: 'OK', jobs, total: capped, totalRelation, page, limit, asOf, ...info };
  }

  private async bareList() {
    const { ids, total } = this.catalogue.page({
      filter: { kind: 'job' },
      sort: '-date',
      skip: 0,
      limit: MOST,
    });
    return { message: 'OK', jobs: await this.byIds(ids, NOT_SENT), total: Math.min(total, MOST_PAGED) };
  }

  private anywhere(filter: JobFilter): number {
    const question = { sort: '-date', skip: 0, limit: 1 } as const;
    return this.catalogue.page({ ...question, filter: { ...filter, openToCountry: false } }).total;
  }

  private async filterOf(query: URLSearchParams, kind: JobFilter['kind']): Promise<JobFilter> {
    const lists = Object.fromEntries(
      LISTS.map((name) => [name, query.has(name) ? query.getAll(name) : undefined]),
    );
    const asked = { ...Object.fromEntries(query), ...lists };
    const { q, place, ...filter } = toFilter(asked, (query.get('kind') as JobFilter['kind'] | null) ?? kind);
    return {
      ...filter,
      ...(await understand({ q, place }, async (word) => this.catalogue.closestWord(word))),
    };
  }

  private async facets(query: URLSearchParams) {
    const { category, states, level, kind } = this.catalogue.facets(await this.filterOf(query, 'all'));
    const facetCounts = (values: readonly string[], counts: Map<string, number>) =>
      values.map((value) => ({ value, count: counts.get(value) ?? 0 }));
    return {
      category: facetCounts(JOB_CATEGORIES, category),
      locations: facetCounts(JOB_LOCATIONS, states),
      level: facetCounts(JOB_LEVELS, level),
      kind: facetCounts(JOB_KINDS, kind),
    };
  }

  private async one(id: string) {
    const [job] = await this.byIds([id], NOT_SENT);
    return { message: 'OK', job };
  }

  private async consolePage(companyId: string, query: URLSearchParams) {
    const [start, end] = JSON.parse(query.get('range') ?? '') as [number, number];
    const [data, total] = await Promise.all([
      this.ownJobs(companyId, start, end - start + 1),
      this.jobs.countDocuments({ companyId: new ObjectId(companyId) }),
    ]);
    return { message: 'OK', data, total };
  }

  private async ownJobs(companyId: string, skip: number, limit: number) {
    const own = this.jobs.find({ companyId: new ObjectId(companyId) }, { projection: NOT_SENT });
    const jobs = await own.sort(NEWEST_FIRST).skip(skip).limit(limit).toArray();
    const waiting = { status: 'Pending', viewedAt: { $exists: false } };
    const [dtos, counts] = await Promise.all([this.toDtos(jobs), this.countApplicants(jobs, waiting)]);
    return dtos.map((job) => ({ ...job, newApplicants: counts.get(job._id.toHexString()) ?? 0 }));
  }

  private async received(companyId: string) {
    const found = await this.applications
      .find({ companyId: new ObjectId(companyId) })
      .sort(NEWEST_FIRST)
      .limit(MOST)
      .toArray();
    return this.toApplications(found, { kind: 'company', id: companyId });
  }

  private async sent(userId: string) {
    const found = await this.applications
      .find({ userId: new ObjectId(userId), kind: 'job' })
      .sort({ date: -1 })
      .limit(MOST)
      .toArray();
    return this.toApplications(found, { kind: 'seeker', id: userId });
  }

  private async toApplications(
    applications: readonly Application[],
    viewer: { kind: 'company' | 'seeker'; id: string },
  ) {
    const [jobs, companies, users] = await Promise.all([
      this.titles(applications),
      this.companiesOf(applications),
      this.applicants(applications),
    ]);
    return applications.map(({ _id, kind, jobId, companyId, userId, resumeFileId, status, date }) => {
      const user = users.get(userId.toHexString());
      const name = `${user?.firstName} ${user?.lastName}`;
      const application = viewer.kind === 'company' ? _id.toHexString() : undefined;
      const resume = this.links.pdf(resumeFileId, { ...viewer, application }, new Date());
      return {
        _id,
        kind,
        jobId: jobs.get(jobId.toHexString()),
        companyId: companies.get(companyId.toHexString()),
        status,
        ...(viewer.kind === 'company' ? { stage: 'received' } : {}),
        date,
        userId: { _id: user?._id, name, image: this.links.initials(name), resume },
      };
    });
  }

  private async titles(applications: readonly Application[]) {
    const wanted = { _id: { $in: applications.map(({ jobId }) => jobId) } };
    const found = await this.jobs.find(wanted, { projection: { title: 1, location: 1 } }).toArray();
    return new Map(found.map(({ _id, title, location }) => [_id.toHexString(), { _id, title, location }]));
  }

  private async applicants(applications: readonly Application[]) {
    const wanted = { _id: { $in: applications.map(({ userId }) => userId) } };
    const found = await this.db.collection<User>('users').find(wanted).toArray();
    return new Map(found.map((user) => [user._id.toHexString(), user]));
  }

  private async byIds(ids: readonly string[], projection: object) {
    const among = { _id: { $in: ids.map((id) => new ObjectId(id)) }, listed: true };
    const found = await this.jobs.find(among, { projection }).toArray();
    const known = new Map(found.map((job) => [job._id.toHexString(), job]));
    return this.toDtos(ids.flatMap((id) => known.get(id) ?? []));
  }

  private async toDtos(jobs: readonly Job[]) {
    const [companies, counts] = await Promise.all([this.companiesOf(jobs), this.countApplicants(jobs)]);
    return jobs.map((job) => ({
      ...job,
      applicants: counts.get(job._id.toHexString()) ?? 0,
      companyId: companies.get(job.companyId.toHexString()),
    }));
  }

  private async countApplicants(jobs: readonly Job[], more: object = {}) {
    const groups = await this.applications
      .aggregate<{ _id: ObjectId; count: number }>([
        { $match: { jobId: { $in: jobs.map(({ _id }) => _id) }, ...more } },
        { $group: { _id: '$jobId', count: { $sum: 1 } } },
      ])
      .toArray();
    return new Map(groups.map(({ _id, count }) => [_id.toHexString(), count]));
  }

  private async companiesOf(rows: readonly { companyId: ObjectId }[]) {
    const found = await this.db
      .collection<{ name: string }>('companies')
      .find({ _id: { $in: rows.map(({ companyId }) => companyId) } }, { projection: { name: 1 } })
      .toArray();
    return new Map(
      found.map(({ _id, name }) => [_id.toHexString(), { _id, name, image: this.links.initials(name) }]),
    );
  }

  private async store(jobId: ObjectId, companyId: ObjectId, userId: ObjectId): Promise<void> {
    await this.db.collection('applications').insertOne(makeApplication(jobId, companyId, userId));
  }

  private get jobs() {
    return this.db.collection<Job>('jobs');
  }

  private get applications() {
    return this.db.collection<Application>('applications');
  }
}

import mongoose from 'mongoose';
import { newJob } from '../board.mts';
import { Texts } from './texts.mts';

const { MongoClient, ObjectId } = mongoose.mongo;
type ObjectId = mongoose.mongo.ObjectId;

const BATCH = 2_000;
const JOBS_OF_A_COMPANY = 50;
const MIN_COMPANIES = 20;
/** Applications for each job of the measured recruiter. */
const APPLICANTS_OF_A_JOB = 6;
const APPLICATIONS_OF_THE_SEEKER = 40;
/** More applicants than any honest advert gets, on the first job of the first page. */
const HOT_APPLICANTS = 5_000;
/** A prime number, so a counter visits every pair of seeker and job before it repeats one. */
const SEEKERS = 5_003;
const QUICK_SEEKERS = 67;
const MAX_JOB_IDS = 50_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const HALF_A_YEAR_MS = 180 * 24 * 60 * MINUTE_MS;

export interface Board {
  companyId: string;
  seekerIds: string[];
  /** On-site jobs of other companies, newest first. */
  jobIds: string[];
}

export interface Size {
  jobs: number;
  quick: boolean;
}

export async function seed(uri: string, { jobs: count, quick }: Size): Promise<Board> {
  const client = await new MongoClient(uri).connect();
  try {
    const db = client.db();
    const texts = new Texts();
    const companies = Array.from(
      { length: Math.max(MIN_COMPANIES, Math.ceil(count / JOBS_OF_A_COMPANY)) },
      (_, at) => makeCompany(at),
    );
    const users = Array.from({ length: quick ? QUICK_SEEKERS : SEEKERS }, (_, at) => makeUser(at));
    await db.collection('companies').insertMany(companies);
    await db.collection('users').insertMany(users);
    await insertAll(db.collection('sessions'), [
      ...companies.slice(0, 1).map(({ _id }) => makeSession('company', String(_id))),
      ...users.map(({ _id }) => makeSession('seeker', String(_id))),
    ]);
    const now = Date.now();
    const closingDate = new Date(now + 30 * DAY_MS).toISOString().slice(0, 10);
    const onSite: string[] = [];
    const own: ObjectId[] = [];
    for (let start = 0; start < count; start += BATCH) {
      const jobs = Array.from({ length: Math.min(BATCH, count - start) }, (_, offset) => {
        const at = start + offset;
        const { _id: companyId, name: companyName } = companies[at % companies.length] as Company;
        // In the order of posting. The last job is on-site.
        const age = MINUTE_MS + ((count - 1 - at) / count) * HALF_A_YEAR_MS;
        const kind = at !== count - 1 && texts.chance(30) ? ('remote' as const) : ('job' as const);
        const job = newJob(texts.content(at), {
          kind,
          date: new Date(now - age),
          companyId,
          companyName,
          closingDate,
          checked: {},
        });
        return { _id: new ObjectId(), ...job };
      });
      for (const { _id, kind, companyId } of jobs) {
        if (companyId === companies[0]?._id) own.push(_id);
        else if (kind === 'job') onSite.push(_id.toHexString());
      }
      await db.collection('jobs').insertMany(jobs, { ordered: false });
    }
    onSite.reverse().splice(MAX_JOB_IDS);
    const userIds = users.map(({ _id }) => _id);
    const hot = new ObjectId(onSite[0]);
    await insertAll(db.collection('applications'), [
      ...applicants(
        hot,
        companies[(count - 1) % companies.length]?._id as ObjectId,
        userIds.slice(-HOT_APPLICANTS),
      ),
      ...own.flatMap((jobId, at) =>
        applicants(
          jobId,
          companies[0]?._id as ObjectId,
          around(userIds, at * APPLICANTS_OF_A_JOB, APPLICANTS_OF_A_JOB),
        ),
      ),
      ...onSite
        .slice(1, 1 + APPLICATIONS_OF_THE_SEEKER)
        .flatMap((jobId, at) =>
          applicants(
            new ObjectId(jobId),
            companies[(at + 2) % companies.length]?._id as ObjectId,
            userIds.slice(0, 1),
          ),
        ),
    ]);
    return {
      companyId: String(companies[0]?._id),
      seekerIds: userIds.map(String),
      jobIds: onSite,
    };
  } finally {
    await client.close();
  }
}

export const sessionOf = (id: string): string => `sess_${id}`;

function makeSession(kind: 'company' | 'seeker', accountId: string) {
  const now = Date.now();
  const times = { createdAt: new Date(now), lastUsedAt: new Date(now), expiresAt: new Date(now + DAY_MS) };
  return {
    _id: sessionOf(accountId) as never,
    kind,
    accountId,
    device: 'Bench',
    ...times,
    remembered: false,
  };
}

export function makeApplication(jobId: ObjectId, companyId: ObjectId, userId: ObjectId) {
  return {
    kind: 'job',
    jobId,
    companyId,
    userId,
    resumeFileId: userId.toHexString(),
    status: 'Pending',
    date: new Date(),
  };
}

function applicants(jobId: ObjectId, companyId: ObjectId, userIds: readonly ObjectId[]) {
  return userIds.map((userId) => makeApplication(jobId, companyId, userId));
}

/** Starts again at the end of the list. */
function around<T>(list: readonly T[], start: number, count: number): T[] {
  return Array.from({ length: count }, (_, at) => list[(start + at) % list.length] as T);
}

async function insertAll(collection: mongoose.mongo.Collection, rows: readonly object[]): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH)
    await collection.insertMany(rows.slice(start, start + BATCH), { ordered: false });
}

type Company = ReturnType<typeof makeCompany>;

function makeCompany(at: number) {
  const name = `Bench Company ${at}`;
  return {
    _id: new ObjectId(),
    name,
    nameLower: name.toLowerCase(),
    tokenVersion: 0,
    createdAt: new Date(),
    lastActiveAt: new Date(),
  };
}

function makeUser(at: number) {
  const _id = new ObjectId();
  return {
    _id,
    sub: _id.toHexString(),
    firstName: 'Ada',
    lastName: `Number${at}`,
    email: `ada${at}@example.com`,
    resumeFileId: _id.toHexString(),
    sessionVersion: 0,
    createdAt: new Date(),
    lastActiveAt: new Date(),
  };
}

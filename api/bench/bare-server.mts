import { initialsOf } from '@skybil/shared';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import mongoose from 'mongoose';
import { literalPattern, tintOf } from './board.mts';

/**
 * What the board is measured against: node:http and the MongoDB driver, the same queries and the same JSON, and
 * nothing else (no checks, no log, no limits, nothing kept). Run as `bare-server.mts PORT`.
 */
const { MongoClient, ObjectId } = mongoose.mongo;
type Filter = Record<string, unknown>;
type Row = Record<string, unknown> & {
  _id: mongoose.mongo.ObjectId;
  companyId: mongoose.mongo.ObjectId;
  date: Date;
};

const LIMIT = 6;
const COUNT_CAP = 10_001;
const NOT_SENT = { titleLower: 0, createdAt: 0, listed: 0 };
const ROW = { ...NOT_SENT, description: 0 };
const NEWEST_FIRST = { date: -1, _id: -1 } as const;

const client = new MongoClient(process.env.MONGODB_URI ?? '');
const db = client.db();
const jobs = db.collection<Row>('jobs');

async function page(query: URLSearchParams) {
  const number = Number(query.get('page'));
  const filter = toFilter(query);
  const [rows, total] = await Promise.all([
    jobs
      .find(filter, { projection: ROW })
      .sort(NEWEST_FIRST)
      .skip((number - 1) * LIMIT)
      .limit(LIMIT)
      .toArray(),
    jobs.countDocuments(filter, { limit: COUNT_CAP }),
  ]);
  const info = { page: number, limit: LIMIT, asOf: new Date().toISOString() };
  return {
    jobs: await toDtos(rows),
    total: Math.min(total, COUNT_CAP - 1),
    totalRelation: total < COUNT_CAP ? 'eq' : 'gte',
    ...info,
  };
}

function toFilter(query: URLSearchParams): Filter {
  const filter: Filter = { listed: true, kind: 'job' };
  const [category, places, title] = ['category', 'locations', 'title'].map((name) => query.get(name));
  if (category) filter.category = { $in: [category] };
  if (places) filter.location = { $in: [places] };
  return title ? { ...filter, titleLower: { $regex: literalPattern(title) } } : filter;
}

async function one(id: string) {
  const job = await jobs.findOne(
    { _id: new ObjectId(id), kind: 'job', listed: true },
    { projection: NOT_SENT },
  );
  const [dto] = job ? await toDtos([job]) : [];
  return { job: dto };
}

async function toDtos(rows: readonly Row[]) {
  const [companies, groups] = await Promise.all([
    db
      .collection('companies')
      .find({ _id: { $in: rows.map(({ companyId }) => companyId) } }, { projection: { name: 1 } })
      .toArray(),
    db
      .collection('applications')
      .aggregate([
        { $match: { jobId: { $in: rows.map(({ _id }) => _id) } } },
        { $group: { _id: '$jobId', count: { $sum: 1 } } },
      ])
      .toArray(),
  ]);
  const refs = new Map(
    companies.map(({ _id, name }) => [_id.toHexString(), toRef(_id.toHexString(), String(name))]),
  );
  const counts = new Map(groups.map(({ _id, count }) => [String(_id), Number(count)]));
  return rows.map((row) => ({
    ...row,
    applicants: counts.get(row._id.toHexString()) ?? 0,
    companyId: refs.get(row.companyId.toHexString()),
  }));
}

function toRef(_id: string, name: string) {
  const letters = encodeURIComponent(initialsOf(name));
  return { _id, name, image: `${process.env.PUBLIC_URL}/api/initials/${letters}.svg?tint=${tintOf(name)}` };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const id = pathname.split('/')[3];
  const body = JSON.stringify({
    success: true,
    message: 'OK',
    ...(id ? await one(id) : await page(searchParams)),
  });
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body);
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
});
void client.connect().then(() => server.listen(Number(process.argv[2]), '127.0.0.1'));

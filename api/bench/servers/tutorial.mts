import { createServer, type IncomingMessage } from 'node:http';
import mongoose, { Schema } from 'mongoose';
import { callerOf } from './caller.mts';

/**
 * The board as a first tutorial would write it: find all visible jobs, populate, count row by row, send everything.
 * The browser filters and pages. Run as `tutorial.mts PORT`.
 */
const ref = (name: string) => ({ type: Schema.Types.ObjectId, ref: name });
const loose = { strict: false } as const;
const Job = mongoose.model('Job', new Schema({ companyId: ref('Company'), visible: Boolean }, loose));
const Application = mongoose.model(
  'Application',
  new Schema(
    { jobId: ref('Job'), companyId: ref('Company'), userId: ref('User'), status: String, date: Date },
    loose,
  ),
);
mongoose.model('Company', new Schema({}, loose));
mongoose.model('User', new Schema({}, loose));

async function answer(request: IncomingMessage): Promise<object> {
  const [path = '', query] = (request.url ?? '').split('?');
  const caller = callerOf(request);
  if (request.method === 'POST') return apply(request, caller);
  if (path === '/api/company/list-jobs') {
    const jobs = await Job.find({ companyId: caller });
    const counted = jobs.map(async (job) => ({
      ...job.toObject(),
      applicants: await Application.countDocuments({ jobId: job._id }),
    }));
    return { jobs: await Promise.all(counted) };
  }
  if (path === '/api/company/applicants') {
    return { applications: await Application.find({ companyId: caller }).populate(['userId', 'jobId']) };
  }
  if (path === '/api/users/applications') {
    return { applications: await Application.find({ userId: caller }).populate(['companyId', 'jobId']) };
  }
  if (path === '/api/jobs' || query) return { jobs: await Job.find({ visible: true }).populate('companyId') };
  return { job: await Job.findById(path.split('/')[3]).populate('companyId') };
}

async function apply(request: IncomingMessage, userId: string): Promise<object> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const { jobId } = JSON.parse(body) as { jobId: string };
  if (await Application.findOne({ jobId, userId })) throw new Error('applied before');
  const job = await Job.findById(jobId);
  await Application.create({ jobId, userId, companyId: job?.companyId, status: 'Pending', date: new Date() });
  return { message: 'Applied' };
}

await mongoose.connect(process.env.MONGODB_URI ?? '', { autoIndex: false });
createServer((request, response) => {
  answer(request).then(
    (found) => response.end(JSON.stringify({ success: true, ...found })),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(Number(process.argv[2]), '127.0.0.1');

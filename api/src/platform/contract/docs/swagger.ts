import { grouped, LIMITS, SAMPLE_ACCOUNTS, SITE_NAME } from '@skybil/shared';
import type { INestApplication, Type } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { POSTS, READS, RESET_ASKS, RESET_CODES, SIGN_INS, UPLOADS, WRITES } from '../route/limit-rules.js';
import { completeContract } from './complete-contract.js';
import { withoutUnused } from './without-unused.js';

const minutes = (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`;

const ABOUT = `
Every answer carries \`success\` and \`message\`; success is 200, for POST too. A failure has a real HTTP code, a
stable \`code\`, a \`requestId\` to quote, and for wrong input \`errors\` by field. \`message\` is always one sentence fit to
be shown. A method that an address does not take is 405 with \`Allow\`. Unknown fields of a body are ignored; keys that
begin with \`$\` or hold a dot are refused.

**Signing in.** Sign in below with \`POST /api/auth/sign-in\` (seeker) or \`POST /api/company/login\` (recruiter), copy
\`token\` from the answer, and put it into **Authorize**. On a board with sample data the accounts are
\`${SAMPLE_ACCOUNTS.seeker}\` and \`${SAMPLE_ACCOUNTS.recruiter}\`, both with the password \`${SAMPLE_ACCOUNTS.password}\`.
${LIMITS.signInFailures} wrong passwords in a row make an account wait ${minutes(LIMITS.signInWaitMinutes)}, each further one twice as long, up to ${minutes(LIMITS.signInLongestWaitMinutes)}.
A code for a new password lives ${minutes(LIMITS.resetCodeMinutes)} and takes ${LIMITS.resetCodeTries} tries; an account is sent at most ${RESET_CODES[0].limit} a minute, ${RESET_CODES[1].limit} an hour and
${RESET_CODES[2].limit} a day.

**Sending again.** A call that got no answer may have been done. Posting a job and applying take an \`Idempotency-Key\`, a random
one for each job or application: sent again with the same key and body within ${LIMITS.idempotencyKeyHours} hours, they are answered as the first time and
done once. The other calls do no harm when they are sent again.

**Units.** Times are ISO-8601 in UTC. Pay is free text for a month. Sizes are in bytes, 1 MiB being 1,048,576.

**Limits.** An address: ${grouped(READS.limit)} reads and ${SIGN_INS[0].limit} sign-ins a minute, ${grouped(SIGN_INS[1].limit)} sign-ins and ${RESET_ASKS.limit} reset codes an hour. An account: ${WRITES.limit}
writes a minute, ${POSTS.limit} posted jobs an hour, ${UPLOADS.limit} uploads a day. The operator may set other numbers. Beyond: 429 with \`Retry-After\`.
`;

const TAGS: [name: string, description: string][] = [
  ['Jobs', 'On-site jobs, open to everybody; `kind=all` lists both kinds'],
  ['Remote jobs', 'The second list: remote jobs, called "skybil jobs"'],
  ['Seeker sign-in', 'The built-in accounts of seekers; all of these answer 404 where Clerk signs them in'],
  ['Seeker', 'What a signed-in seeker does: resume, applying, following applications'],
  ['Companies', 'What anybody may know about a company'],
  ['Company account', 'Registering, signing in, profile and password of a company'],
  ['Company jobs', 'What a company posts, changes, shows and hides'],
  ['Company applications', 'Who applied to the jobs of a company, and its decisions'],
  ['Proof of an e-mail', 'What the link of a mail leads to: it is mine, or it was not me'],
  ['Newsletter', 'On the list after a confirmation by mail, off it at one click'],
  ['Site', 'Texts of the board'],
  ['Files', 'Documents behind signed links; public pictures'],
  ['Webhooks', 'Called by the identity provider'],
  ['Staff', 'The moderators of a board with `STAFF=on`: signing in, the queue, decisions'],
  ['Health', 'For balancers and monitors'],
  ['Development', 'Only where mail is shown instead of sent'],
];

/** @param modules only the routes of these */
export function openApiDocument(app: INestApplication, modules?: Type[]): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle(`${SITE_NAME} job board`)
    .setDescription(ABOUT.trim())
    .setVersion('1')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'This board')
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: `A seeker: \`token\` of \`POST /api/auth/sign-in\`, good for ${LIMITS.seekerSessionHours} hours; where Clerk is used, its session token`,
      },
      'seeker',
    )
    .addApiKey(
      {
        type: 'apiKey',
        in: 'header',
        name: 'token',
        description: `A recruiter: \`token\` of \`POST /api/company/login\`, good for ${LIMITS.companySessionDays} days`,
      },
      'company',
    )
    .addApiKey(
      {
        type: 'apiKey',
        in: 'header',
        name: 'staff-token',
        description: `Staff: \`token\` of \`POST /api/staff/sign-in\`, good for ${LIMITS.staffSessionHours} hours`,
      },
      'staff',
    );
  for (const [name, description] of TAGS) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    include: modules,
    operationIdFactory: (controller, method) =>
      `${controller.replace(/Controller$/, '').replace(/^./, (letter) => letter.toLowerCase())}_${method}`,
  });
  return withoutUnused(completeContract(document));
}

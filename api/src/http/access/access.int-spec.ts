import { JwtService } from '@nestjs/jwt';
import { MESSAGES } from '@skybil/shared';
import { newCompany, newJob, newSeeker, sharedBoard } from '../../../test/board.js';
import type { TestBoard } from '../../../test/board.js';
import { expectFailure } from '../../../test/failure.js';
import { open, type Owned, ROUTES } from '../../../test/route-access.js';
import { declaredAccess, servedRoutes } from '../../../test/routes.js';
import { claimsOf } from '../../../test/tokens.js';
import { storeApplications } from '../../../test/stored-applications.js';
import { Settings } from '../../platform/config/settings.js';
import type { Admitted } from '../../platform/contract/route/access.decorator.js';
import { COMPANY_TOKEN_CHECKS } from '../../modules/accounts/company-tokens.service.js';

type Headers = Record<string, string>;
const sidOf = (token: string) => String(claimsOf(token).sid);

interface Accounts {
  seeker: Awaited<ReturnType<typeof newSeeker>>;
  company: Awaited<ReturnType<typeof newCompany>>;
  owners: { seeker: Headers; company: Headers };
  others: { seeker: Headers; company: Headers };
  strangers: Record<string, Headers>;
}

describe('access to every route', () => {
  let board: TestBoard;
  let accounts: Accounts;
  let owned: Owned;
  let secrets: string[];

  beforeAll(async () => {
    board = await sharedBoard();
    accounts = await newAccounts();
  });
  beforeEach(() => ownSomething(accounts));

  async function newAccounts(): Promise<Accounts> {
    const [seeker, otherSeeker] = [await newSeeker(board), await newSeeker(board)];
    const [company, otherCompany] = [await newCompany(board), await newCompany(board)];
    return {
      seeker,
      company,
      owners: { seeker: seeker.headers, company: company.headers },
      others: { seeker: otherSeeker.headers, company: otherCompany.headers },
      strangers: {
        'no credential': {},
        garbage: { authorization: 'Bearer garbage', token: 'garbage' },
        'an expired session': {
          authorization: `Bearer ${seekerToken(seeker.id, -60, sidOf(seeker.headers.authorization))}`,
          token: companyToken(company.id, -60, sidOf(company.headers.token)),
        },
        'a credential in the other place': {
          authorization: `Bearer ${company.headers.token}`,
          token: seekerToken(seeker.id, 60, sidOf(seeker.headers.authorization)),
        },
      },
    };
  }

  /** Creates two jobs and a pending application for the owners. */
  async function ownSomething({ seeker, company }: Accounts): Promise<void> {
    const jobId = await newJob(board, company);
    const remoteId = await newJob(board, company, { kind: 'remote' });
    const sent = { jobId, companyId: company.id, userId: seeker.id };
    const [applicationId = ''] = await storeApplications(board, [sent]);
    owned = { jobId, remoteId, applicationId };
    secrets = [applicationId, seeker.id, seeker.email, company.email];
  }

  const stored = () =>
    Promise.all(
      ['jobs', 'applications'].map((name) =>
        board.connection.collection(name).find().sort({ _id: 1 }).toArray(),
      ),
    );

  function seekerToken(userId: string, expiresIn: number, sid: string): string {
    const { LOCAL_AUTH_PRIVATE_KEY: privateKey = '', PUBLIC_URL: azp } = board.app.get(Settings);
    const claims = { sid, sts: 'active', azp, version: 0 };
    const options = {
      privateKey,
      algorithm: 'RS256',
      subject: `local_${userId}`,
      issuer: azp,
      expiresIn,
    } as const;
    return new JwtService({}).sign(claims, options);
  }

  function companyToken(companyId: string, expiresIn: number, sid: string): string {
    const { issuer, audience } = COMPANY_TOKEN_CHECKS;
    const secret = board.app.get(Settings).COMPANY_JWT_SECRET;
    const claims = { version: 0, purpose: 'company', sid };
    return new JwtService({}).sign(claims, { secret, subject: companyId, issuer, audience, expiresIn });
  }

  async function call(route: string, headers: Headers) {
    const [method = '', template = ''] = route.split(' ');
    const { id, body } = ROUTES[route] ?? open();
    const path = template.replace(/:\w+/, id?.(owned) ?? '');
    const request =
      method === 'GET'
        ? board.http.get(path)
        : method === 'PUT'
          ? board.http.put(path)
          : method === 'DELETE'
            ? board.http.delete(path)
            : board.http.post(path);
    return method === 'GET' ? request.set(headers) : request.set(headers).send(body?.(owned) ?? {});
  }

  it('lists every route of the server and no other [CALL-4]', () => {
    expect(servedRoutes(board.app)).toEqual(Object.keys(ROUTES).sort());
  });

  it('declares the access rule of each route as listed', () => {
    const declared = declaredAccess(board.app);
    expect(Object.fromEntries(declared)).toEqual(
      Object.fromEntries(Object.entries(ROUTES).map(([route, { access }]) => [route, access])),
    );
  });

  it('uses tokens that are valid unless they have expired', async () => {
    const { seeker, company } = accounts;
    const seekerSid = sidOf(seeker.headers.authorization);
    const authorization = `Bearer ${seekerToken(seeker.id, 60, seekerSid)}`;
    expect((await call('GET /api/users/user', { authorization })).status).toBe(200);
    const token = companyToken(company.id, 60, sidOf(company.headers.token));
    expect((await call('GET /api/company/company', { token })).status).toBe(200);
  });

  const named = (access: Admitted[], endsSessions = false) =>
    Object.entries(ROUTES)
      .filter(([, rule]) => access.includes(rule.access) && Boolean(rule.endsSessions) === endsSessions)
      .map(([route]) => route);

  it.each(named(['public', 'seeker-optional']))('%s gives every caller the same answer', async (route) => {
    const callers = [accounts.strangers, accounts.owners, accounts.others].flatMap((some) =>
      Object.values(some as Record<string, Headers>),
    );
    for (const headers of callers)
      expect((await call(route, headers)).status).toBe(ROUTES[route]?.own ?? 200);
  });

  /** The owner calls last, to show that the earlier calls changed nothing. */
  async function expectOwnerAlone(route: string, { strangers, owners, others }: Accounts): Promise<void> {
    const { access, own = 200, foreign = own } = ROUTES[route] ?? open();
    const [role, otherRole] =
      access === 'seeker' ? (['seeker', 'company'] as const) : (['company', 'seeker'] as const);
    const before = await stored();
    for (const headers of [...Object.values(strangers), owners[otherRole], others[otherRole]]) {
      const refused = await call(route, headers);
      expectFailure(refused, 401, 'unauthorized');
      expect(refused.body.message).toBe(
        route.startsWith('POST /api/users/apply') ? MESSAGES.loginToApply : MESSAGES.notAuthorized,
      );
    }
    const stranger = await call(route, others[role]);
    expect(stranger.status).toBe(foreign);
    // The stranger sent this application id in its own request.
    const sent = JSON.stringify(ROUTES[route]?.body?.(owned) ?? {});
    for (const secret of secrets.filter((one) => !sent.includes(one)))
      expect(stranger.text).not.toContain(secret);
    if (foreign === 404) expectFailure(stranger, 404, 'not_found');
    expect(await stored()).toEqual(before);
    expect((await call(route, owners[role])).status).toBe(own);
  }

  it.each(named(['seeker', 'company']))('%s accepts only its owner [DECIDE-1]', (route) =>
    expectOwnerAlone(route, accounts),
  );

  it.each(named(['seeker', 'company'], true))('%s accepts only its owner [DECIDE-1]', async (route) => {
    const passing = await newAccounts();
    await ownSomething(passing);
    await expectOwnerAlone(route, passing);
  });
});

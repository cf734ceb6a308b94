import { Controller, Get, type INestApplication, Module, Query } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { MESSAGES } from '@skybil/shared';
import { Kept } from '../answers/kept.decorator.js';
import { PublicCache } from '../answers/public-cache.js';
import { Limit } from '../contract/route/limit.decorator.js';
import { UPLOADS } from '../contract/route/limit-rules.js';
import { Access } from '../contract/route/access.decorator.js';
import { AppError } from '../errors/app-error.js';
import { RequestLimits } from '../limits/request-limits.js';
import { newCompany, newJob, startBoard, type TestBoard } from '../../test/board.js';
import { eventually } from '../../test/eventually.js';
import { expectFailure } from '../../test/failure.js';
import { quickRoutes } from './quick-questions.js';

describe('a public question whose answer is kept', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await startBoard();
    await newJob(board, await newCompany(board));
  });
  afterAll(() => board.close());
  afterEach(() => jest.restoreAllMocks());

  it('has the same answer and headers as on the way through the whole of Nest', async () => {
    const answers = ['/api/jobs/facets?category=Programming', '/api/jobs/facets/?category=Programming'].map(
      async (address) => {
        board.app.get(PublicCache).clear();
        const { body, headers, status } = await board.http.get(address);
        const { date: _, 'x-request-id': __, ...others } = headers;
        return { body, headers: others, status };
      },
    );
    const [quick, whole] = await Promise.all(answers);
    expect(quick).toEqual(whole);
    expect(quick).toMatchObject({ status: 200, headers: { 'cache-control': 'public, no-cache' } });
  });

  it.each([
    ['a value that is none', '/api/jobs/facets?level=None', 'level'],
    ['a key that is given twice', '/api/jobs?page=1&page=2', 'page'],
    ['a page that is none', '/api/remotejobs?page=0', 'page'],
  ])('is refused by the same rules: %s', async (_, address, field) => {
    const response = await board.http.get(address);
    expectFailure(response, 400, 'bad_input');
    expect(response.body).toMatchObject({ errors: { [field]: expect.any(String) } });
  });

  it('counts as a read, and is not answered to who has read too much', async () => {
    const useRead = jest.spyOn(board.app.get(RequestLimits), 'useRead');
    await board.http.get('/api/jobs/facets?location=counted').expect(200);
    expect(useRead).toHaveBeenCalledTimes(1);
    useRead.mockImplementation(() => {
      throw new AppError('too_many_requests', MESSAGES.tooManyRequests);
    });
    expectFailure(await board.http.get('/api/jobs/facets?location=refused'), 429, 'too_many_requests');
  });

  it('is remembered by its address when it comes again, and not before', async () => {
    const know = jest.spyOn(board.app.get(PublicCache), 'know');
    const address = '/api/jobs/facets?location=remembered';
    await board.http.get(address).expect(200);
    expect(know).not.toHaveBeenCalled();
    await eventually(async () => {
      await board.http.get(address).expect(200);
      expect(know).toHaveBeenCalledWith(address, expect.objectContaining({ route: '/api/jobs/facets' }));
    }, 5_000);
    know.mockClear();
    await board.http.get(address).expect(200);
    expect(know).not.toHaveBeenCalled();
  });

  it.each(['/api/jobs/facets?unknown=1', '/api/jobs/facets?level=Senior%20level&__proto=x'])(
    'takes no notice of what no rule names: %s',
    async (address) => {
      const { body } = await board.http.get(address).expect(200);
      expect(body).toMatchObject({ success: true });
    },
  );

  it.each(['/api/jobs/facets?level=None', '/api/jobs?page=1&page=2', '/api/jobs?page=9000&limit=9'])(
    'is refused with the same body and headers as on the way through the whole of Nest: %s',
    async (address) => {
      const whole = address.replace('?', '/?');
      const [one, other] = await Promise.all(
        [address, whole].map(async (asked) => {
          const { body, headers, status } = await board.http.get(asked);
          const { date: _, etag: __, 'x-request-id': id, ...others } = headers;
          expect(body).toMatchObject({ requestId: id });
          return { body: { ...(body as object), requestId: '' }, headers: others, status };
        }),
      );
      expect(one).toEqual(other);
      expect(one?.status).toBe(400);
    },
  );

  it('is not said again to who knows the answer', async () => {
    const address = '/api/jobs/facets?location=known';
    const { headers } = await board.http.get(address).expect(200);
    const known = { 'if-none-match': String(headers['etag']) };
    expect((await board.http.get(address).set(known).expect(304)).text).toBe('');
  });

  it('is answered to other origins with what these are told', async () => {
    const other = await startBoard({ CORS_ORIGINS: 'https://friend.example' });
    try {
      const { headers } = await other.http.get('/api/jobs/facets').set('origin', 'https://friend.example');
      expect(headers['access-control-allow-origin']).toBe('https://friend.example');
    } finally {
      await other.close();
    }
  });

  it('is answered without a body where only the headers are asked for', async () => {
    const { headers, text } = await board.http.head('/api/jobs/facets').expect(200);
    expect(headers['etag']).toMatch(/^W\//);
    expect(text).toBeUndefined();
  });
});

describe('a route that says its answers are kept', () => {
  class Question {}

  async function startWith(controller: new () => object): Promise<INestApplication> {
    class Root {}
    Module({ controllers: [controller] })(Root);
    return NestFactory.create(Root, { logger: false, abortOnError: false });
  }

  @Controller('signed-in')
  class SignedIn {
    @Get()
    @Access('seeker')
    @Kept()
    list(@Query() query: Question): Question {
      return query;
    }
  }

  @Controller('limited')
  class Limited {
    @Get()
    @Access('public')
    @Limit(UPLOADS)
    @Kept()
    list(@Query() query: Question): Question {
      return query;
    }
  }

  @Controller('undeclared')
  class Undeclared {
    @Get()
    @Kept()
    list(@Query() query: Question): Question {
      return query;
    }
  }

  it.each([
    ['is only for who is signed in', SignedIn],
    ['has a limit of its own', Limited],
    ['is for nobody yet', Undeclared],
  ])('stops the start when it %s', async (_, controller) => {
    const app = await startWith(controller);
    expect(() => quickRoutes(app)).toThrow('The guard is to be asked at');
    await app.close();
  });
});

import { type ArgumentsHost, Logger } from '@nestjs/common';
import { MESSAGES } from '@skybil/shared';
import type { InterviewAnswersService } from '../../modules/applications/interview-answers.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ApplyErrorFilter } from './apply-form.controller.js';
import { InterviewErrorFilter } from './interview-form.controller.js';
import { NewsletterErrorFilter } from './newsletter-forms.controller.js';
import type { RenderedPagesService } from './rendered-pages.service.js';

const GONE = new AppError('unavailable', MESSAGES.unavailable);

/** Nest catches nothing that an error filter throws, so it would end the process. */
describe.each([
  ['apply', '/forms/apply/job/650000000000000000000001'],
  ['newsletter', '/forms/newsletter'],
  ['interview', '/forms/interviews/abc'],
] as const)('the error filter of the %s form', (form, path) => {
  const rendered = { withFormErrors: jest.fn<Promise<string>, []>() };
  const interviews = { linked: () => Promise.resolve(undefined) };
  const filter = {
    apply: () => new ApplyErrorFilter(rendered as unknown as RenderedPagesService),
    newsletter: () => new NewsletterErrorFilter(),
    interview: () => new InterviewErrorFilter(interviews as unknown as InterviewAnswersService),
  }[form]();

  beforeAll(() => jest.spyOn(Logger.prototype, 'error').mockReturnValue());
  afterAll(() => jest.restoreAllMocks());

  /** Throws as Express does when an answer has been sent. */
  function answerTo(error: unknown, headersSent: boolean) {
    const send = jest.fn(() => {
      if (response.headersSent) throw new Error('Cannot set headers after they are sent to the client');
      response.headersSent = true;
    });
    const chained: jest.Mock = jest.fn().mockReturnThis();
    const response = {
      headersSent,
      getHeader: () => 'r1',
      setHeader: send,
      removeHeader: send,
      redirect: send,
      status: chained,
      type: chained,
      send,
      json: send,
      destroy: jest.fn(),
    };
    const http = { getRequest: () => ({ path, body: {}, params: {} }), getResponse: () => response };
    const host = { switchToHttp: () => http } as unknown as ArgumentsHost;
    return { result: Promise.resolve(filter.catch(error, host)), response };
  }

  it.each([
    ['an expected', GONE],
    ['an unexpected', new Error('x')],
  ])('sends nothing after %s error of a request that was answered already [RUN-45]', async (_, error) => {
    const { result, response } = answerTo(error, true);
    await expect(result).resolves.toBeUndefined();
    expect(response.redirect).not.toHaveBeenCalled();
    expect(response.send).not.toHaveBeenCalled();
  });

  it('survives an answer that is sent while it prepares its own [RUN-45]', async () => {
    const { result, response } = answerTo(GONE, false);
    response.headersSent = true;
    await expect(result).resolves.toBeUndefined();
  });
});

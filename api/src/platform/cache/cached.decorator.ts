import { UseInterceptors } from '@nestjs/common';
import { CachedAnswerInterceptor } from './cached-answer.interceptor.js';

/** Sends what `PublicCache` answers. Only for public routes without a limit of their own: the answer is the same for everybody. */
export const Cached = (): MethodDecorator => UseInterceptors(CachedAnswerInterceptor);

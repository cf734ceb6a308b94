import { UseInterceptors } from '@nestjs/common';
import { CachedAnswerInterceptor } from './cached-answer.interceptor.js';

/** Only for public routes without their own limit. */
export const Cached = (): MethodDecorator => UseInterceptors(CachedAnswerInterceptor);

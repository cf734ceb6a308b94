import { SetMetadata } from '@nestjs/common';
import type { LimitRule } from './limit-rules.js';

export const LIMIT = 'limit';

/** In addition to the limit of all writes. Counts per signed-in person, or else per address, before the body is validated. */
export const Limit = (...rules: LimitRule[]): MethodDecorator => SetMetadata(LIMIT, rules);

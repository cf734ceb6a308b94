import { SetMetadata } from '@nestjs/common';
import type { LimitRule } from './limit-rules.js';

export const LIMIT = 'limit';

/**
 * Limits how often a route may be called, in addition to the limit of all writes. Calls are counted per signed-in person, or
 * else per address, before the body is validated.
 */
export const Limit = (...rules: LimitRule[]): MethodDecorator => SetMetadata(LIMIT, rules);

import { SetMetadata } from '@nestjs/common';
import type { LimitRule } from './limit-rules.js';

export const LIMIT = 'limit';

/**
 * How often a route may be called, beside the limit of all writes: counted for the person who is signed in, else for the
 * address, before anything of the body is looked at.
 */
export const Limit = (...rules: LimitRule[]): MethodDecorator => SetMetadata(LIMIT, rules);

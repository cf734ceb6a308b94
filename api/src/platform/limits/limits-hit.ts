import type { LimitRule } from '../contract/route/limit-rules.js';
import { counter } from '../metrics/numbers.js';

const hits = counter('skybil_limits_hit_total', 'Requests and mails that a limit refused, by rule', ['rule']);

export function countHit({ name }: Pick<LimitRule, 'name'>): void {
  hits.inc({ rule: name });
}

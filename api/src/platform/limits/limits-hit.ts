import type { LimitRule } from '../contract/route/limit-rules.js';
import { counter } from '../metrics/numbers.js';

const hit = counter('skybil_limits_hit_total', 'What a limit of docs/security.md refused, by its name', [
  'rule',
]);

export function countHit({ name }: Pick<LimitRule, 'name'>): void {
  hit.inc({ rule: name });
}

import { ERASED, type ErasedKind, KEPT, RETENTION } from '@skybil/shared';
import type { MemberKind } from '../../platform/contract/route/principal.js';
import type { ReceiptDto } from './dto/receipt.dto.js';
import type { ErasureRecord } from './erasures.repository.js';

const SECURITY_LOG = { ...KEPT.securityLog, period: `${RETENTION.securityLogMonths} months` };
const ERASED_MARK = { ...KEPT.erasedMark, period: `${RETENTION.erasedSubHours} hours` };

const KEPT_AFTER: Record<MemberKind, ReceiptDto['kept']> = {
  seeker: [SECURITY_LOG, ERASED_MARK],
  company: [SECURITY_LOG],
};

export function toReceipt({ id, kind, erased, startedAt }: ErasureRecord): ReceiptDto {
  const kinds = Object.keys(ERASED) as ErasedKind[];
  return {
    number: id,
    date: startedAt.toISOString(),
    erased: kinds
      .map((one) => ({ kind: one, what: ERASED[one], count: erased[one] ?? 0 }))
      .filter(({ count }) => count > 0),
    kept: KEPT_AFTER[kind],
  };
}

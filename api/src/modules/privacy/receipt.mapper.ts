import { ERASED, type ErasedKind, KEPT, RETENTION } from '@skybil/shared';
import type { PersonKind } from '../../platform/contract/route/principal.js';
import type { ReceiptDto } from './dto/receipt.dto.js';
import type { ErasureRecord } from './erasures.repository.js';

const LOGGED = { ...KEPT.securityLog, period: `${RETENTION.securityLogMonths} months` };
const MARKED = { ...KEPT.erasedMark, period: `${RETENTION.erasedSubHours} hours` };

const STAYS: Record<PersonKind, ReceiptDto['kept']> = { seeker: [LOGGED, MARKED], company: [LOGGED] };

export function toReceipt({ id, kind, erased, startedAt }: ErasureRecord): ReceiptDto {
  const kinds = Object.keys(ERASED) as ErasedKind[];
  return {
    number: id,
    date: startedAt.toISOString(),
    erased: kinds
      .filter((one) => erased[one])
      .map((one) => ({ kind: one, what: ERASED[one], count: erased[one] ?? 0 })),
    kept: STAYS[kind],
  };
}

export const STAFF_EXAMPLE = {
  jobId: '665f1c2e9b3e4a0012ab34cd',
  companyId: '665f1c2e9b3e4a0012ab34ce',
  version: '2026-05-24T20:46:34.035Z',
} as const;

import { expect, it } from 'vitest';
import { companyPath, readCompanyPath } from './company-pages.js';

const ID = '64000000000000000000000a';

it.each([companyPath(ID), `${companyPath(ID)}/`, companyPath(ID.toUpperCase())])(
  '%s is the address of a company',
  (path) => expect(readCompanyPath(path)).toBe(ID),
);

it.each(['/companies', '/companies/acme', `/companies/${ID}0`, `/companies/${ID}/jobs`, `/jobs/${ID}`, '/'])(
  '%s is none',
  (path) => expect(readCompanyPath(path)).toBeUndefined(),
);

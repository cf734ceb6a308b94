/** Start of the addresses of companies. */
export const COMPANY_PAGES = '/companies';

/** '/companies/640000000000000000000001' */
export function companyPath(id: string): string {
  return `${COMPANY_PAGES}/${id}`;
}

/** The reverse of {@link companyPath}, in lower case. */
export function readCompanyPath(path: string): string | undefined {
  return /^\/companies\/([\da-f]{24})\/?$/i.exec(path)?.[1]?.toLowerCase();
}

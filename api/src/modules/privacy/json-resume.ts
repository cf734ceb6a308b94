/** The fields of https://jsonresume.org (v1.0.0) that the board knows. */
export interface JsonResume {
  $schema: string;
  basics: { name: string; email?: string; image?: string };
  certificates: { name: string; date: string }[];
  meta: { version: string; lastModified: string };
}

interface Known {
  name: string;
  email: string;
  imageUrl?: string;
  certificates: { name: string; sentAt: Date }[];
}

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

export function toJsonResume({ name, email, imageUrl, certificates }: Known, now: Date): JsonResume {
  return {
    $schema: SCHEMA,
    basics: { name, ...(email ? { email } : {}), ...(imageUrl ? { image: imageUrl } : {}) },
    certificates: certificates.map(({ name: file, sentAt }) => ({
      name: file.replace(/\.pdf$/i, ''),
      date: sentAt.toISOString().slice(0, 10),
    })),
    meta: { version: 'v1.0.0', lastModified: now.toISOString().slice(0, 19) },
  };
}

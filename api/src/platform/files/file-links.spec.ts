import { Settings } from '../config/settings.js';
import { FileLinks, type LinkProof } from './file-links.js';

const ID = '665f1c2e9b3e4a0012ab34cd';
const VIEWER = { kind: 'seeker', id: '665f1c2e9b3e4a0012ab34ce' } as const;
const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60_000;

const settings = new Settings();
settings.PUBLIC_URL = 'https://board.example';
settings.FILE_LINK_SECRET = 'f'.repeat(40);
const links = new FileLinks(settings);

function proofOf(link: string): { v: string; a?: string; e: string; s: string } {
  const query = new URL(link).searchParams;
  const a = query.get('a');
  return {
    ...{ v: query.get('v') ?? '', e: query.get('e') ?? '', s: query.get('s') ?? '' },
    ...(a === null ? {} : { a }),
  };
}
const later = (ms: number) => new Date(NOW.getTime() + ms);

describe('FileLinks.pdf', () => {
  let link: string;
  let proof: ReturnType<typeof proofOf>;
  beforeEach(() => {
    link = links.pdf(ID, VIEWER, NOW);
    proof = proofOf(link);
  });

  it('makes an absolute link that names its viewer', () => {
    expect(link).toMatch(
      new RegExp(`^https://board.example/api/files/${ID}\\?v=s-${VIEWER.id}&e=\\d+&s=[\\w-]{43}$`),
    );
    expect(links.read(ID, proof, NOW)).toEqual(VIEWER);
  });

  it('distinguishes a company from a seeker', () => {
    const company = { ...VIEWER, kind: 'company' } as const;
    expect(links.read(ID, proofOf(links.pdf(ID, company, NOW)), NOW)).toEqual(company);
  });

  it('names the application that the link came with, and refuses a link with another one', () => {
    const viewer = { ...VIEWER, kind: 'company', application: '665f1c2e9b3e4a0012ab34cc' } as const;
    const named = proofOf(links.pdf(ID, viewer, NOW));
    expect(links.read(ID, named, NOW)).toEqual(viewer);
    for (const a of ['665f1c2e9b3e4a0012ab34cb', undefined, '', [named.a]])
      expect(links.read(ID, { ...named, a }, NOW)).toBe('altered');
  });

  it('refuses a link whose application was moved into its expiry, which would never end', () => {
    const viewer = { ...VIEWER, kind: 'company', application: '665f1c2e9b3e4a0012ab34cc' } as const;
    const { v, e, s } = proofOf(links.pdf(ID, viewer, NOW));
    expect(links.read(ID, { v, e: `${e} ${viewer.application}`, s }, NOW)).toBe('altered');
  });

  it('makes a link that expires after 15 minutes', () => {
    expect(links.read(ID, proof, later(15 * MINUTE - 1))).toEqual(VIEWER);
    expect(links.read(ID, proof, later(15 * MINUTE))).toBe('expired');
  });

  it.each<[string, string, (proof: ReturnType<typeof proofOf>) => LinkProof]>([
    ['another file', '665f1c2e9b3e4a0012ab34cf', () => ({})],
    ['another viewer', ID, () => ({ v: 's-665f1c2e9b3e4a0012ab34cf' })],
    ['another kind of viewer', ID, ({ v }) => ({ v: v.replace('s-', 'c-') })],
    ['a later end', ID, ({ e }) => ({ e: String(Number(e) + 60) })],
    ['another signature', ID, ({ s }) => ({ s: s.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) })],
    ['a shorter signature', ID, ({ s }) => ({ s: s.slice(1) })],
    ['no signature', ID, () => ({ s: undefined })],
    ['a list as its viewer', ID, ({ v }) => ({ v: [v] })],
    ['a list as its end', ID, ({ e }) => ({ e: [e] })],
  ])('reports a link with %s as altered', (_what, id, change) => {
    expect(links.read(id, { ...proof, ...change(proof) }, NOW)).toBe('altered');
    expect(links.read(id, { ...proof, ...change(proof) }, later(20 * MINUTE))).toBe('altered');
  });

  it.each(['x', `${VIEWER.id}0`])(
    'rejects a correctly signed link whose viewer has the invalid id %s',
    (id) => {
      const odd = proofOf(links.pdf(ID, { ...VIEWER, id }, NOW));
      expect(links.read(ID, odd, NOW)).toBe('altered');
    },
  );
});

it('FileLinks.logo makes an absolute address', () => {
  expect(links.logo(ID)).toBe(`https://board.example/api/logos/${ID}`);
});

describe('FileLinks.initials', () => {
  it.each([
    ['Ada Obi', 'AO'],
    ['Ọlá Ṣadé', '%E1%BB%8C%E1%B9%A2'],
    ['???', '%E2%80%A2'],
  ])('encodes the initials of %s in ASCII', (name, letters) => {
    expect(links.initials(name)).toMatch(
      new RegExp(`^https://board\\.example/api/initials/${letters}\\.svg\\?tint=[0-7]$`),
    );
  });
});

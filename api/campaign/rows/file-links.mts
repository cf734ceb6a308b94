import type { CampaignBoard } from '../board/board.mts';
import { parseJson } from '../board/client.mts';
import { newCompany, newSeeker, type Person, uploadResume } from '../board/people.mts';
import type { Row } from '../row.mts';

/** Links to documents that an attacker changed, saved or got from somebody else. */
export const links: readonly Row[] = [
  {
    expectation: 'A file link with any changed character, or with another viewer or file, shows nothing',
    attempt: async (board, tries) => {
      const [owner, other, company] = [
        await newSeeker(board),
        await newSeeker(board),
        await newCompany(board),
      ];
      await uploadResume(board, owner);
      await uploadResume(board, other);
      const [link, otherLink] = [await linkOf(board, owner), await linkOf(board, other)];
      tries.check((await board.client.ask(link)).status === 200, 'the link itself does not work');
      const [path = '', query = ''] = link.split('?');
      const [otherPath = ''] = otherLink.split('?');
      const changed = (name: string, value: string) => {
        const parts = new URLSearchParams(query);
        parts.set(name, value);
        return `${path}?${parts.toString()}`;
      };
      const proof = new URLSearchParams(query);
      const signature = proof.get('s') ?? '';
      const later = String(Number(proof.get('e')) + 1);
      const attempts = [
        `${otherPath}?${query}`,
        path,
        `${path}?v=${proof.get('v')}&e=${proof.get('e')}`,
        changed('v', `s-${other.id}`),
        changed('v', `c-${company.id}`),
        changed('v', `c-${owner.id}`),
        changed('e', later),
        changed('e', '9999999999'),
        changed('e', '0'),
        changed('s', ''),
        changed('s', signature.toLowerCase()),
        changed('s', `${signature}A`),
        changed('s', 'A'.repeat(43)),
        `${link}&v=s-${other.id}`,
        `${link}&s=${signature}`,
        ...Array.from(signature.slice(0, tries.some(43, 8)), (letter, at) =>
          changed('s', signature.slice(0, at) + (letter === 'A' ? 'B' : 'A') + signature.slice(at + 1)),
        ),
      ];
      for (const attempt of attempts) {
        const { status, text } = await board.client.ask(attempt);
        // The last letter of a signature encodes unused bits, so another letter may decode to the same signature.
        tries.check(
          [400, 404, 410, 403].includes(status) && !text.startsWith('%PDF'),
          `${attempt} answered ${status}`,
        );
      }
    },
  },
  {
    expectation: 'A link to a replaced resume shows nothing',
    attempt: async (board, tries) => {
      const owner = await newSeeker(board);
      await uploadResume(board, owner);
      const old = await linkOf(board, owner);
      await uploadResume(board, owner);
      const { status } = await board.client.ask(old);
      tries.check(status === 404, `the old link answered ${status}`);
      tries.check(
        (await board.client.ask(await linkOf(board, owner))).status === 200,
        'the new one does not work',
      );
    },
  },
];

/** The path of a seeker's link to the own resume. */
async function linkOf({ client }: CampaignBoard, { headers }: Person): Promise<string> {
  const answer = await client.ask('/api/users/user', { headers });
  const { resume = '' } = parseJson<{ user: { resume: string } }>(answer).user ?? {};
  return resume.replace(/^https?:\/\/[^/]+/, '');
}

import { newCompany, PASSWORD, sharedBoard, type TestBoard } from '../../../../test/board.js';
import { expectFailure } from '../../../../test/failure.js';

describe('a name', () => {
  let board: TestBoard;
  beforeAll(async () => {
    board = await sharedBoard();
  });

  const email = (name: string) => `${Buffer.from(name).toString('hex').slice(0, 60)}@test.example`;
  const register = (name: string) =>
    board.http.post('/api/company/register').send({ name, email: email(name), password: PASSWORD });
  const signUp = (firstName: string, lastName = 'Obi') =>
    board.http
      .post('/api/auth/sign-up')
      .send({ firstName, lastName, email: email(firstName), password: PASSWORD });

  it.each(['www.x.com', 'x.com', 'http', 'Eko <b>', 'Win ★'])(
    'like %s is refused with a sentence that says why [PERSON-10]',
    async (name) => {
      const refused = [await register(name), await signUp(name)];
      for (const response of refused) {
        expectFailure(response, 400, 'bad_input');
        const [[field, sentence]] = Object.entries(response.body.errors as Record<string, string>) as [
          [string, string],
        ];
        expect(['name', 'firstName']).toContain(field);
        expect(sentence).toMatch(/^A name takes /);
      }
      expectFailure(await signUp('Ada', name), 400, 'bad_input');
      const { headers } = await newCompany(board);
      expectFailure(
        await board.http.post('/api/company/profile').set(headers).send({ name }),
        400,
        'bad_input',
      );
    },
  );

  it.each(['Skybil', 'SKYBIL Support', '5kyb1l', 'ѕкуbіl', 'ＳＫＹＢＩＬ', 'Sky bil'])(
    'like %s is refused because it looks like the board’s own name [PERSON-28]',
    async (name) => {
      const fault = 'A name may not hold that of this board, nor look like it';
      const { headers } = await newCompany(board);
      const refused = [
        await register(name),
        await signUp(name),
        await signUp('Ada', name),
        await board.http.post('/api/company/profile').set(headers).send({ name }),
      ];
      for (const response of refused) {
        expectFailure(response, 400, 'bad_input');
        expect(Object.values(response.body.errors as object)).toEqual([fault]);
      }
    },
  );

  it.each(['Ọlọ́runṣèyí', 'N’Golo-Bello', 'Ade & Sons 2', 'J. R.'])(
    'like %s is accepted unchanged',
    async (name) => {
      expect((await register(name).expect(200)).body.company.name).toBe(name);
      expect((await signUp(name).expect(200)).body.user.firstName).toBe(name);
    },
  );

  it('of a company may have more kinds of characters than that of a person', async () => {
    await register('Bello, Obi & Co. (Kano + Abuja) A/B').expect(200);
    expectFailure(await signUp('Ada (Obi)'), 400, 'bad_input');
  });

  it('that was stored before the rule is sent unchanged [PERSON-10]', async () => {
    const { headers, email: address } = await newCompany(board);
    await board.connection
      .collection('companies')
      .updateOne({ email: address }, { $set: { name: 'x.com <b>' } });
    const { body } = await board.http.get('/api/company/company').set(headers).expect(200);
    expect(body.company.name).toBe('x.com <b>');
  });
});

import { hash as weakHash } from '@node-rs/argon2';
import { AppError } from '../../platform/errors/app-error.js';
import * as argon2 from './argon2.js';
import { PasswordsService } from './passwords.service.js';

jest.mock('./argon2.js', () => {
  const real = jest.requireActual<typeof argon2>('./argon2.js');
  return { ...real, hash: jest.fn(real.hash), verify: jest.fn(real.verify) };
});

const IP = '203.0.113.7';

describe('PasswordsService', () => {
  afterEach(() => {
    const real = jest.requireActual<typeof argon2>('./argon2.js');
    jest.mocked(argon2.hash).mockImplementation(real.hash);
    jest.mocked(argon2.verify).mockImplementation(real.verify);
    jest.clearAllMocks();
  });

  it('hashes with argon2id, 19 MiB, two passes and a salt for each hash', async () => {
    const passwords = new PasswordsService();
    const hash = () => passwords.hash('Harmattan-rain-7', IP);
    const [one, two] = [await hash(), await hash()];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(two);
    await expect(passwords.matches('Harmattan-rain-7', one, IP)).resolves.toBe(true);
    await expect(passwords.matches('harmattan-rain-7', one, IP)).resolves.toBe(false);
  });

  it.each([
    'password123',
    'PassWord123',
    '12345678',
    'qwerty123',
    'mummy123',
    'TrustNo1',
    'jennifer',
    'ibelieve',
  ])('rejects %s as too common', (password) => {
    const refuse = () => new PasswordsService().refuseGuessable(password, 'newPassword', {});
    const sentence = 'That password is too common. Choose another one.';
    const details = { errors: { newPassword: sentence } };
    expect(refuse).toThrow(AppError);
    expect(refuse).toThrow(expect.objectContaining({ code: 'bad_input', message: sentence, details }));
  });

  it('rejects a password that is little more than a word of the owner, and names the word [SIGN-20]', () => {
    const context = { person: 'Adaeze Okafor', email: 'okafor@wema.example' };
    const refuse = (password: string) => () =>
      new PasswordsService().refuseGuessable(password, 'password', context);
    const sentence = 'That password is little more than your name. Choose another one.';
    const details = { errors: { password: sentence } };
    expect(refuse('Ad@eze2026')).toThrow(
      expect.objectContaining({ code: 'bad_input', message: sentence, details }),
    );
    expect(refuse('nigeria1')).toThrow(
      'That password is little more than the name of a place. Choose another one.',
    );
    expect(refuse('Adaeze likes harmattan')).not.toThrow();
  });

  it('reports hashes of weaker parameters, or of another kind, as weak', async () => {
    const passwords = new PasswordsService();
    expect(passwords.isWeak(await passwords.hash('x', IP))).toBe(false);
    expect(passwords.isWeak(await weakHash('x', { memoryCost: 4_096, timeCost: 2 }))).toBe(true);
    expect(passwords.isWeak(await weakHash('x', { memoryCost: 19_456, timeCost: 1 }))).toBe(true);
    expect(passwords.isWeak(await weakHash('x', { memoryCost: 65_536, timeCost: 3 }))).toBe(false);
    expect(passwords.isWeak('$2b$10$abcdefghijklmnopqrstuu')).toBe(true);
    for (const other of ['$argon2i$v=19$', '$argon2d$v=19$', '$argon2id$v=16$', 'x$argon2id$v=19$'])
      expect([other, passwords.isWeak(`${other}m=19456,t=2,p=1$c2FsdA$aGFzaA`)]).toEqual([other, true]);
  });

  it('runs at most four hashes in parallel, and finishes all [SIGN-32]', async () => {
    const passwords = new PasswordsService();
    let [running, most] = [0, 0];
    const turn = async <T>(result: T): Promise<T> => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 2));
      running -= 1;
      if (most % 2) throw new Error('a failure gives its place back too');
      return result;
    };
    jest.mocked(argon2.hash).mockImplementation(() => turn('hash'));
    jest.mocked(argon2.verify).mockImplementation(() => turn(true));
    const all = await Promise.allSettled(
      Array.from({ length: 30 }, (_, at) => {
        const ip = `203.0.113.${at}`;
        return at % 2 ? passwords.hash('x', ip) : passwords.matches('x', 'hash', ip);
      }),
    );
    expect(all).toHaveLength(30);
    expect(most).toBe(4);
    expect(running).toBe(0);
  });

  it('compares a hash for an unknown account too', async () => {
    const passwords = new PasswordsService();
    await passwords.matches('x', undefined, IP);
    jest.clearAllMocks();
    await expect(passwords.matches('nobody has this password', undefined, IP)).resolves.toBe(false);
    expect(argon2.verify).toHaveBeenCalledTimes(1);
    expect(argon2.hash).not.toHaveBeenCalled();
    expect(jest.mocked(argon2.verify).mock.calls[0]?.[0]).toMatch(/^\$argon2id\$/);
  });
});

import { discovered } from '../../../test/discovered.js';
import { accountKey, Accounts, type PasswordAccounts } from './accounts.js';

describe('Accounts', () => {
  const owner = {} as PasswordAccounts;

  it('finds the class that is marked for a kind', () => {
    const accounts = new Accounts(discovered({ seeker: owner }));
    accounts.onModuleInit();
    expect(accounts.of('seeker')).toBe(owner);
    expect(() => accounts.of('company')).toThrow("No class is @AccountsOf('company')");
  });

  it('makes the key of an account from kind and e-mail', () => {
    expect(accountKey('company', 'ada@test.example')).toBe('company ada@test.example');
    expect(accountKey('seeker', 'ada@test.example')).toBe('seeker ada@test.example');
  });
});

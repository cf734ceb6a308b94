import { accountKey, Accounts, type PasswordAccounts } from './accounts.js';

describe('accounts with a password', () => {
  const owner = {} as PasswordAccounts;

  it('belong to the module that registered their kind', () => {
    const accounts = new Accounts();
    accounts.register('seeker', owner);
    expect(accounts.of('seeker')).toBe(owner);
    expect(() => accounts.of('company')).toThrow('no module owns company accounts');
  });

  it('are counted by kind and e-mail', () => {
    expect(accountKey('company', 'ada@test.example')).toBe('company ada@test.example');
    expect(accountKey('seeker', 'ada@test.example')).toBe('seeker ada@test.example');
  });
});

import { smtpAddress } from './smtp-address.js';

const query = (address: string) => Object.fromEntries(new URL(smtpAddress(address)).searchParams);

describe('smtpAddress', () => {
  it('adds time limits of 20 seconds, so that a silent server does not keep a mail', () => {
    expect(query('smtp://mail.example:2525')).toEqual({
      connectionTimeout: '20000',
      greetingTimeout: '20000',
      socketTimeout: '20000',
      dnsTimeout: '20000',
    });
  });

  it('keeps existing settings, server and sign-in', () => {
    const address = smtpAddress('smtps://ada:secret@mail.example:465/?socketTimeout=5000&pool=true');
    expect(address).toMatch(/^smtps:\/\/ada:secret@mail\.example:465\/\?/);
    expect(query(address)).toMatchObject({ socketTimeout: '5000', pool: 'true', connectionTimeout: '20000' });
  });
});

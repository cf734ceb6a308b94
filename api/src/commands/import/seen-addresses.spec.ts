import { SeenAddresses } from './seen-addresses.js';

describe('the addresses of a file', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => `https://a.example/${at}`);

  it('are new the first time, however many there are', () => {
    const seen = new SeenAddresses();
    expect(many.filter((address, at) => seen.meet(address, at) !== undefined)).toEqual([]);
  });

  it('are found where they were met first', () => {
    const seen = new SeenAddresses();
    many.forEach((address, at) => seen.meet(address, at + 1));
    expect(many.map((address) => seen.meet(address, 0))).toEqual(many.map((_, at) => at + 1));
  });
});

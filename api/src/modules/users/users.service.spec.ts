import { nameOf } from './users.service.js';

describe('the name of a seeker', () => {
  it.each([
    ['Ada', 'Obi', 'Ada Obi'],
    ['Ada', '', 'Ada'],
    ['', 'Obi', 'Obi'],
    ['', '', ''],
  ])('of %j and %j is %j', (firstName, lastName, name) => {
    expect(nameOf({ firstName, lastName })).toBe(name);
  });
});

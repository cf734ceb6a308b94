import { hueOf, initialsOf } from './initials';

it.each([
  ['Cakes and Cream', 'CC'],
  ['OnCre', 'O'],
  ['Ọlá & Sons', 'ỌS'],
  ['  ', '?'],
])('shortens "%s" to %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('gives the same name the same tint', () => {
  expect(hueOf('Acme')).toBe(hueOf('Acme'));
  expect(hueOf('Acme')).not.toBe(hueOf('Zenith'));
});

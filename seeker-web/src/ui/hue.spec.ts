import { hueOf } from './hue';

it('gives the same name the same tint', () => {
  expect(hueOf('Acme')).toBe(hueOf('Acme'));
  expect(hueOf('Acme')).not.toBe(hueOf('Zenith'));
});

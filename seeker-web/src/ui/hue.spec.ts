import { hueOf } from './hue';

it('uses the whole colour wheel', () => {
  const hues = Array.from({ length: 500 }, (_, number) => hueOf(`Company ${number}`));
  expect(Math.max(...hues)).toBeGreaterThan(350);
  expect(Math.max(...hues)).toBeLessThan(360);
  expect(Math.min(...hues)).toBeLessThan(10);
});

it('gives the same name the same tint', () => {
  expect(hueOf('Acme')).toBe(hueOf('Acme'));
  expect(hueOf('Acme')).not.toBe(hueOf('Zenith'));
});

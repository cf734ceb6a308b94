import { describe, expect, it } from 'vitest';
import { isInitials, logoAddress } from './logos.js';

const LOGO = 'https://board.example/api/logos/665f1c2e9b3e4a0012ab34cd';

it('initials are recognized by their address', () => {
  expect(isInitials('https://board.example/api/initials/AF.svg?tint=3')).toBe(true);
  expect(isInitials(LOGO)).toBe(false);
});

describe('the address of a logo', () => {
  it.each([
    [28, 48],
    [48, 48],
    [49, 96],
    [128, 128],
    [400, 128],
  ])('for %i pixels requests %i', (pixels, side) => {
    expect(logoAddress(LOGO, pixels)).toBe(`${LOGO}?size=${side}`);
  });

  it.each([
    'https://board.example/api/initials/AF.svg?tint=3',
    'https://img.example/ada',
    'blob:https://board.example/1',
    `${LOGO}?size=48`,
    '',
  ])('from elsewhere stays unchanged: %s', (image) => {
    expect(logoAddress(image, 48)).toBe(image);
  });
});

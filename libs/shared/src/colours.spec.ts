import { describe, expect, it } from 'vitest';
import { COLOUR_PROPERTIES, COLOURS, DARK, LIGHT } from './colours.js';

describe('the colours', () => {
  it('are exactly these', () => {
    expect(COLOURS).toEqual({
      page: ['#FAF9F6', '#0E1412'],
      surface: ['#FFFFFF', '#161E1B'],
      line: ['#E2E5DF', '#2B3632'],
      inputLine: ['#7B877F', '#6E7B74'],
      text: ['#13201B', '#E9EEEB'],
      quiet: ['#52605A', '#A6B3AC'],
      brand: ['#0B6B4D', '#57CFA3'],
      brandStrong: ['#084A36', '#8BE3C1'],
      onBrand: ['#FFFFFF', '#06241A'],
      pending: ['#1D5FBF', '#8AB8FF'],
      accepted: ['#1B6E3C', '#7BD49B'],
      rejected: ['#B3261E', '#FF9E94'],
      notice: ['#8A5200', '#F2C078'],
      brandTint: ['#E7F1EC', '#16302A'],
      pendingTint: ['#E8EFFA', '#1A2739'],
      acceptedTint: ['#E6F2EA', '#173022'],
      rejectedTint: ['#FBEAE9', '#3A1F1D'],
      noticeTint: ['#FFF4E0', '#2E2414'],
    });
  });

  it('take the first value of a pair in the light scheme and the second in the dark scheme', () => {
    expect([LIGHT.brandStrong, DARK.brandStrong]).toEqual(['#084A36', '#8BE3C1']);
    expect([Object.keys(LIGHT), Object.keys(DARK)]).toEqual([Object.keys(COLOURS), Object.keys(COLOURS)]);
  });

  it('are written as CSS for the light scheme, with the dark scheme in a media query', () => {
    const [, day, night] =
      /^:root\{color-scheme:light dark;([^{}]*)\}@media \(prefers-color-scheme:dark\)\{:root\{([^{}]*)\}\}$/.exec(
        COLOUR_PROPERTIES,
      ) ?? [];
    expect(day).toMatch(
      /^--page:#FAF9F6;--surface:#FFFFFF;.*;--brand-strong:#084A36;.*;--notice-tint:#FFF4E0$/,
    );
    expect(night).toMatch(
      /^--page:#0E1412;--surface:#161E1B;.*;--brand-strong:#8BE3C1;.*;--notice-tint:#2E2414$/,
    );
  });
});

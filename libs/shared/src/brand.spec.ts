import { COLOUR_PROPERTIES, COLOURS, DARK, LIGHT } from './brand.js';

describe('the colours', () => {
  it('of daylight are the first of each pair, those of the dark the second', () => {
    expect([LIGHT.brandStrong, DARK.brandStrong]).toEqual(['#084A36', '#8BE3C1']);
    expect([Object.keys(LIGHT), Object.keys(DARK)]).toEqual([Object.keys(COLOURS), Object.keys(COLOURS)]);
  });

  it('are written for a style sheet: daylight first, the dark where the reader prefers it', () => {
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

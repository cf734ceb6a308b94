import { describe, expect, it } from 'vitest';
import { darkTheme, lightTheme } from './theme';
import { DARK, LIGHT } from '@skybil/shared';

/** By WCAG 2: 1 to 21. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((colour) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
        const part = parseInt(colour.slice(at, at + 2), 16) / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each([
  ['light', LIGHT, lightTheme],
  ['dark', DARK, darkTheme],
] as const)('the %s theme', (mode, tokens, theme) => {
  it.each(['text', 'quiet', 'brand', 'pending', 'accepted', 'rejected', 'notice'] as const)(
    'can be read: %s on page and surface',
    (token) => {
      expect(contrast(tokens[token], tokens.page)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(tokens[token], tokens.surface)).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('has readable text on filled surfaces and visible borders of inputs', () => {
    const { primary, info, success, error, warning } = theme.palette as unknown as Record<
      string,
      { main: string; contrastText: string }
    >;
    for (const filled of [primary, info, success, error, warning])
      expect(contrast(filled?.main ?? '', filled?.contrastText ?? '')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.inputLine, tokens.surface)).toBeGreaterThanOrEqual(3);
  });

  it('has a focus ring and compact rows', () => {
    const ring = { outline: `2px solid ${tokens.brand}`, outlineOffset: 2 };
    expect(theme.components).toMatchObject({
      MuiCssBaseline: { styleOverrides: { '*:focus-visible': ring } },
      MuiButtonBase: { styleOverrides: { root: { '&.Mui-focusVisible': ring } } },
      MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: tokens.inputLine } } },
      MuiTableCell: { styleOverrides: { root: { height: 44 } } },
    });
  });

  it('has a colour for each meaning', () => {
    expect(theme.palette).toMatchObject({
      mode,
      primary: { main: tokens.brand, dark: tokens.brandStrong, contrastText: tokens.onBrand },
      info: { main: tokens.pending },
      success: { main: tokens.accepted },
      error: { main: tokens.rejected },
      warning: { main: tokens.notice },
      background: { default: tokens.page, paper: tokens.surface },
      text: { primary: tokens.text, secondary: tokens.quiet },
      divider: tokens.line,
    });
  });
});

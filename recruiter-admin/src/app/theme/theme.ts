import type { RaThemeOptions } from 'react-admin';
import { componentStyles } from './component-styles';
import { DARK, LIGHT, type Palette } from '@skybil/shared';

function consoleTheme(mode: 'light' | 'dark', tokens: Palette): RaThemeOptions {
  const onStatus = mode === 'light' ? '#FFFFFF' : tokens.onBrand;
  const status = (main: string) => ({ main, contrastText: onStatus });
  const brand = {
    main: tokens.brand,
    dark: tokens.brandStrong,
    light: tokens.brand,
    contrastText: tokens.onBrand,
  };
  return {
    palette: {
      mode,
      primary: brand,
      secondary: brand,
      info: status(tokens.pending),
      success: status(tokens.accepted),
      error: status(tokens.rejected),
      warning: status(tokens.notice),
      background: { default: tokens.page, paper: tokens.surface },
      text: { primary: tokens.text, secondary: tokens.quiet },
      divider: tokens.line,
    },
    shape: { borderRadius: 8 },
    sidebar: { width: 240, closedWidth: 55 },
    typography: {
      fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
      fontWeightMedium: 600,
      h1: { fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2 },
      h2: { fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.2 },
      h3: { fontSize: '1.125rem', fontWeight: 600, lineHeight: 1.2 },
      body1: { fontSize: '1rem' },
      body2: { fontSize: '0.875rem' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: componentStyles(tokens),
  };
}

export const lightTheme = consoleTheme('light', LIGHT);
export const darkTheme = consoleTheme('dark', DARK);

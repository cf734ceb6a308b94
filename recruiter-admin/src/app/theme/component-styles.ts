import type { RaThemeOptions } from 'react-admin';
import type { Palette } from '@skybil/shared';

const FIELD = { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true };
const CLEAR = { backgroundColor: 'transparent' };
/** Size of touch targets on a phone. */
export const PHONE = '@media (max-width: 599.95px)';
const FINGER = { [PHONE]: { minWidth: 44, minHeight: 44 } };
/** Portals are outside of the page's landmarks, so each one becomes a landmark itself. */
const LANDMARK = { role: 'region', 'aria-label': 'Choices' };
const FLOATING = '0 8px 24px rgb(0 0 0 / 0.16)';

/** Lines instead of shadows, compact tables, and a focus ring on everything. */
export function componentStyles(tokens: Palette): RaThemeOptions['components'] {
  const ring = { outline: `2px solid ${tokens.brand}`, outlineOffset: 2 };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        '*:focus-visible': ring,
        ...toastStyles(tokens),
        body: { fontVariantNumeric: 'tabular-nums' },
        // overrides the components' own transitions; animations stay, because a toast is removed when its exit animation ends
        '@media (prefers-reduced-motion: reduce)': { '*': { transition: 'none !important' } },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': ring } },
    },
    MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: FINGER } },
    MuiIconButton: { styleOverrides: { root: FINGER } },
    MuiLink: { defaultProps: { underline: 'always' } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 12 } },
    },
    MuiPopover: {
      defaultProps: { slotProps: { root: LANDMARK } },
      styleOverrides: { paper: { boxShadow: FLOATING } },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 12, boxShadow: FLOATING } } },
    // in line with the text of the dialog
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
    MuiInputBase: { styleOverrides: { input: { '&::placeholder': { color: tokens.quiet, opacity: 1 } } } },
    // MUI's progress indicator in the app bar has no accessible name
    MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
    MuiAutocomplete: { defaultProps: { fullWidth: true, slotProps: { popper: LANDMARK } } },
    MuiTextField: { defaultProps: FIELD },
    MuiFormControl: { defaultProps: FIELD },
    MuiOutlinedInput: {
      styleOverrides: {
        notchedOutline: { borderColor: tokens.inputLine },
        input: { [PHONE]: { paddingTop: 11, paddingBottom: 11 } },
      },
    },
    MuiInputLabel: {
      styleOverrides: {
        root: {
          [PHONE]: { '&:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 11px) scale(1)' } },
        },
      },
    },
    MuiTableCell: {
      styleOverrides: {
        root: { height: 44, padding: '1px 12px', borderColor: tokens.line },
        head: { fontWeight: 600, color: tokens.quiet },
      },
    },
    MuiCheckbox: { styleOverrides: { root: { color: tokens.inputLine } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
    // a wide table scrolls inside its card
    RaList: { styleOverrides: { root: { '& .RaList-main': { minWidth: 0 } } } },
    RaDataTable: {
      styleOverrides: { root: { '& .RaDataTable-tableWrapper': { overflowX: 'auto', borderRadius: 12 } } },
    },
    RaListToolbar: { styleOverrides: { root: { '&&': CLEAR } } },
    RaTopToolbar: { styleOverrides: { root: { '&&': { ...CLEAR, alignItems: 'center' } } } },
    RaSearchInput: { styleOverrides: { root: { width: 300, maxWidth: '100%', [PHONE]: { width: '100%' } } } },
    // filters are as wide as the cards below them
    RaFilterForm: { styleOverrides: { root: { [PHONE]: { paddingBottom: 12 } } } },
    RaFilterFormInput: {
      styleOverrides: { root: { [PHONE]: { '& .RaFilterFormInput-spacer': { display: 'none' } } } },
    },
    RaRichTextInput: {
      styleOverrides: {
        root: {
          '& .RaRichTextInput-editorContent .ProseMirror': {
            minHeight: 200,
            overflowWrap: 'anywhere',
            borderColor: tokens.inputLine,
            backgroundColor: 'transparent',
            '& h2, & h3, & h4': { margin: '0.75em 0 0.25em', lineHeight: 1.2 },
            '&:hover, &:focus': { backgroundColor: 'transparent' },
          },
        },
      },
    },
    // a dialog on a phone
    RaSidebar: { defaultProps: { slotProps: { paper: { 'aria-label': 'Menu' } } } },
    RaToolbar: {
      styleOverrides: {
        root: {
          '&.RaToolbar-desktopToolbar': { ...CLEAR, padding: 16 },
          // stays at the bottom of the screen on a phone
          '&.RaToolbar-mobileToolbar': { borderTop: `1px solid ${tokens.line}` },
        },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          minHeight: 44,
          fontSize: '0.9375rem',
          borderRadius: 8,
          margin: '2px 8px',
          '&.RaMenuItemLink-active, &.RaMenuItemLink-active .RaMenuItemLink-icon': { color: tokens.brand },
          '&.RaMenuItemLink-active': {
            fontWeight: 600,
            backgroundColor: `color-mix(in srgb, ${tokens.brand} 10%, transparent)`,
          },
        },
      },
    },
  };
}

function toastStyles(tokens: Palette) {
  const kinds = { success: tokens.accepted, error: tokens.rejected, info: tokens.pending };
  return {
    '.Toastify': {
      '--toastify-font-family': 'inherit',
      '--toastify-toast-bd-radius': '8px',
      '--toastify-toast-min-height': '52px',
      '--toastify-color-light': tokens.surface,
      '--toastify-color-dark': tokens.surface,
      '--toastify-text-color-light': tokens.text,
      '--toastify-text-color-dark': tokens.text,
      ...Object.fromEntries(
        Object.entries(kinds).flatMap(([kind, colour]) => [
          [`--toastify-icon-color-${kind}`, colour],
          [`--toastify-color-progress-${kind}`, colour],
        ]),
      ),
    },
    '.Toastify .Toastify__toast': { paddingRight: 44, [PHONE]: { borderRadius: 8 } },
    // the newest replaces the others, which leave unseen
    '.Toastify .Toastify__toast:not(:last-child)': { position: 'absolute', visibility: 'hidden' },
    '.Toastify .Toastify__toast-container': {
      [PHONE]: { bottom: 'calc(76px + env(safe-area-inset-bottom))', paddingInline: 16 },
    },
    '.Toastify .Toastify__close-button': {
      top: 0,
      right: 0,
      display: 'grid',
      placeItems: 'center',
      width: 44,
      height: 44,
      color: tokens.quiet,
      opacity: 1,
    },
  };
}

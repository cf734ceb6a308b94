import { useMediaQuery, type Breakpoint, type Theme } from '@mui/material';

/** True on a screen narrower than the breakpoint, from the first render on. */
export const useIsBelow = (breakpoint: Breakpoint) =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.down(breakpoint), { noSsr: true });

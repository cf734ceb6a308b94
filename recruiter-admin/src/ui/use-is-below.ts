import { useMediaQuery, type Breakpoint, type Theme } from '@mui/material';

/** Whether the screen is narrower than the breakpoint, correct from the first render on. */
export const useIsBelow = (breakpoint: Breakpoint) =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.down(breakpoint), { noSsr: true });

import { useMediaQuery, type Theme } from '@mui/material';

export const useIsPhone = () =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });

import { Box, Typography } from '@mui/material';
import { useTitle } from '@skybil/web/use-title';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** The primary action of the page. */
  action?: ReactNode;
  children: ReactNode;
}

export function Page({ title, action, children }: Props) {
  useTitle(title);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, flexWrap: 'wrap', pt: 3, pb: 2 }}>
        <Typography variant="h1" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </>
  );
}

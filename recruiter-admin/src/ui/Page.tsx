import { Typography } from '@mui/material';
import { useTitle } from '@skybil/web/use-title';
import type { ReactNode } from 'react';

interface Props {
  title: string;
  children: ReactNode;
}

export function Page({ title, children }: Props) {
  useTitle(title);
  return (
    <>
      <Typography variant="h1" sx={{ pt: 3, pb: 2 }}>
        {title}
      </Typography>
      {children}
    </>
  );
}

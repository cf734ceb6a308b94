import { Card, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export const EmptyState = ({ text, action }: { text: string; action?: ReactNode }) => (
  <Card sx={{ width: '100%' }}>
    <Stack spacing={2} sx={{ alignItems: 'center', py: 8, px: 2, textAlign: 'center' }}>
      <Typography>{text}</Typography>
      {action}
    </Stack>
  </Card>
);

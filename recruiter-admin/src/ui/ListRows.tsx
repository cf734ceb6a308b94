import { Box, Card, LinearProgress } from '@mui/material';
import type { ReactNode } from 'react';
import { ListNoResults, RecordContextProvider, useListContext, type RaRecord } from 'react-admin';

const row = {
  px: 1.5,
  pt: 0.25,
  pb: 0.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};

/** Shows records as rows of two lines, in place of a table on a narrow screen. */
export function ListRows<T extends RaRecord>({ children }: { children: (record: T) => ReactNode }) {
  const { data, isPending } = useListContext<T>();
  if (isPending) return <LinearProgress aria-label="Loading" />;
  if (!data?.length) return <ListNoResults />;
  return (
    <Card component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Box component="li" sx={row}>
            {children(record)}
          </Box>
        </RecordContextProvider>
      ))}
    </Card>
  );
}

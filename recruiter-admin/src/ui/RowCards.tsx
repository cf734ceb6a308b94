import { Card, LinearProgress, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { ListNoResults, RecordContextProvider, useListContext, type RaRecord } from 'react-admin';

/** Shows rows as cards, in place of a table on a narrow screen. */
export function RowCards<T extends RaRecord>({ children }: { children: (record: T) => ReactNode }) {
  const { data, isPending } = useListContext<T>();
  if (isPending) return <LinearProgress aria-label="Loading" />;
  if (!data?.length) return <ListNoResults />;
  return (
    <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Card component="li" sx={{ p: 2 }}>
            {children(record)}
          </Card>
        </RecordContextProvider>
      ))}
    </Stack>
  );
}

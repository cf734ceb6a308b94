import { useListContext, useRecordContext } from 'react-admin';

/** Position of the row in the whole list, counted from 1. */
export function RowNumber() {
  const record = useRecordContext();
  const { data, page, perPage } = useListContext();
  const place = data?.findIndex((row) => row.id === record?.id) ?? 0;
  return <>{(page - 1) * perPage + place + 1}</>;
}

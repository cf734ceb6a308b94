import { useListContext, useRecordContext } from 'react-admin';

export function RowNumber() {
  const record = useRecordContext();
  const { data, page, perPage } = useListContext();
  const place = data?.findIndex((row) => row.id === record?.id) ?? 0;
  return <>{(page - 1) * perPage + place + 1}</>;
}

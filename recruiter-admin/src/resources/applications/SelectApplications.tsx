import { Checkbox } from '@mui/material';
import { useListContext } from 'react-admin';
import type { Application } from '../../providers/types';

const TARGET = { width: 44, height: 44, flexShrink: 0, ml: -1.25 };

/** react-admin's own boxes have labels that screen readers do not read. */
export function SelectApplication({ application: { id, userId } }: { application: Application }) {
  const { selectedIds, onToggleItem } = useListContext<Application>();
  return (
    <Checkbox
      checked={selectedIds.includes(id)}
      onChange={() => onToggleItem(id)}
      slotProps={{ input: { 'aria-label': `Select ${userId.name}` } }}
      sx={TARGET}
    />
  );
}

/** Selects the applications of the page that is shown. */
export function SelectAll() {
  const { data = [], selectedIds, onSelect } = useListContext<Application>();
  const count = data.filter(({ id }) => selectedIds.includes(id)).length;
  const areAll = count > 0 && count === data.length;
  return (
    <Checkbox
      checked={areAll}
      indeterminate={count > 0 && !areAll}
      onChange={() => onSelect(areAll ? [] : data.map(({ id }) => id))}
      slotProps={{ input: { 'aria-label': 'Select all' } }}
      sx={TARGET}
    />
  );
}

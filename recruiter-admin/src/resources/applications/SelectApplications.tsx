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
  const areSome = count > 0 && !areAll;
  return (
    <Checkbox
      checked={areAll}
      indeterminate={areSome}
      onChange={() => onSelect(areAll ? [] : data.map(({ id }) => id))}
      slotProps={{
        input: {
          'aria-label': 'Select all',
          // MUI says only `aria-checked="mixed"`, which screen readers ignore on a native box
          ref: (input: HTMLInputElement | null) => {
            if (input) input.indeterminate = areSome;
          },
        },
      }}
      sx={TARGET}
    />
  );
}

import UndoIcon from '@mui/icons-material/Undo';
import { Button } from '@mui/material';
import { canUndo } from '@skybil/shared';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Application } from '../../providers/types';
import { useChangeMany } from './use-change-many';

/** Shown while the rejection can be undone. The server refuses it later. */
export function UndoRejection({ application }: { application: Application }) {
  const [now] = useState(() => Date.now());
  const notify = useNotify();
  const undo = useChangeMany<string[]>(
    (data, ids) => data.undoRejections(ids),
    ([result]) => result && notify(result.message, { type: result.success ? 'success' : 'error' }),
  );
  if (!canUndo(application, now)) return null;
  const { id, userId } = application;
  return (
    <Button
      size="small"
      sx={{
        minWidth: 44,
        minHeight: { xs: 44, md: 32 },
        '& .MuiButton-startIcon': { display: { xs: 'none', md: 'flex' } },
      }}
      startIcon={<UndoIcon />}
      aria-label={`Undo the rejection of ${userId.name}`}
      disabled={undo.isPending}
      onClick={() => undo.mutate([id])}
    >
      Undo
    </Button>
  );
}

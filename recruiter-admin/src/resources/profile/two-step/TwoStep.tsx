import { Card, CircularProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsoleData } from '../../../providers/data-provider';
import { ErrorState } from '../../../ui/ErrorState';
import { RecoveryCodes } from './RecoveryCodes';
import { TurnOff } from './TurnOff';
import { TurnOn } from './TurnOn';

/** A second step of signing in: an authenticator app (SIGN-21). */
export function TwoStep() {
  const data = useConsoleData();
  const state = useQuery({
    queryKey: ['second-factor'],
    retry: false,
    queryFn: () => data.secondFactor(),
  });
  const [newCodes, setNewCodes] = useState<string[]>();
  const refresh = () => void state.refetch();
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        Two-step sign-in
      </Typography>
      {state.isPending && <CircularProgress aria-label="Loading two-step sign-in" />}
      {state.isError && (
        <ErrorState
          what="Whether two-step sign-in is on could not be loaded."
          error={state.error}
          onRetry={refresh}
        />
      )}
      {newCodes && (
        <RecoveryCodes
          codes={newCodes}
          onDone={() => {
            setNewCodes(undefined);
            refresh();
          }}
        />
      )}
      {!newCodes && state.data?.on && (
        <TurnOff recoveryCodesLeft={state.data.recoveryCodesLeft} onOff={refresh} />
      )}
      {!newCodes && state.data?.on === false && <TurnOn onOn={setNewCodes} />}
    </Card>
  );
}

import { Card, CircularProgress, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { ErrorState } from '../../../ui/ErrorState';
import { RecoveryCodes } from './RecoveryCodes';
import { TurnOff } from './TurnOff';
import { TurnOn } from './TurnOn';
import { useSecondFactor } from './use-second-factor';

/** Two-step sign-in with an authenticator app (SIGN-21). */
export function TwoStep() {
  const state = useSecondFactor();
  const [newCodes, setNewCodes] = useState<string[]>();
  const heading = useRef<HTMLHeadingElement>(null);
  const refresh = () => void state.refetch();
  // each step replaces the pressed button and may have another height
  const showStart = () => heading.current?.focus();
  return (
    <Card sx={{ p: 2 }}>
      <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ mb: 1.5, scrollMarginTop: 72 }}>
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
            showStart();
          }}
        />
      )}
      {!newCodes && state.data?.on && (
        <TurnOff
          recoveryCodesLeft={state.data.recoveryCodesLeft}
          onOff={() => {
            refresh();
            showStart();
          }}
        />
      )}
      {!newCodes && state.data?.on === false && (
        <TurnOn
          onBegun={showStart}
          onOn={(codes) => {
            setNewCodes(codes);
            showStart();
          }}
        />
      )}
    </Card>
  );
}

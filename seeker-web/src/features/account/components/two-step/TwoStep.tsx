import { useRef, useState } from 'react';
import { LoadError } from '../../../../ui/LoadError';
import { Loader } from '../../../../ui/Loader';
import { useSecondFactor } from '../../api/second-factor';
import { RecoveryCodes } from './RecoveryCodes';
import { TurnOff } from './TurnOff';
import { TurnOn } from './TurnOn';
import './two-step.css';

/** Two-step sign-in with an authenticator app (SIGN-21). */
export function TwoStep() {
  const { data, error, isLoading, mutate } = useSecondFactor();
  const [newCodes, setNewCodes] = useState<string[]>();
  const heading = useRef<HTMLHeadingElement>(null);
  // each step replaces the pressed button and may have another height
  const showStart = () => heading.current?.focus();
  const refresh = () => {
    void mutate();
    showStart();
  };
  return (
    <section className="card stack" aria-labelledby="two-step">
      <h2 id="two-step" className="two-step" ref={heading} tabIndex={-1}>
        Two-step sign-in
      </h2>
      {isLoading && <Loader label="Loading two-step sign-in" />}
      {error && !data && !isLoading && (
        <LoadError what="Two-step sign-in" error={error} onRetry={() => void mutate()} />
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
      {!newCodes && data?.on && <TurnOff recoveryCodesLeft={data.recoveryCodesLeft} onOff={refresh} />}
      {!newCodes && data?.on === false && (
        <TurnOn
          onBegun={showStart}
          onOn={(codes) => {
            setNewCodes(codes);
            showStart();
          }}
        />
      )}
    </section>
  );
}

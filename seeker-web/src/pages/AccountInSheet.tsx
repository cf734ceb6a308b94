import { useState } from 'react';
import { jobPath, STORAGE_KEYS } from '@skybil/shared';
import { readStored } from '@skybil/web/browser-storage';
import { ResetFlow } from '../features/reset/components/ResetFlow';
import { postSignIn } from '../features/session/api/post-sign-in';
import { SignInForm } from '../features/session/components/SignInForm';
import { SignUpForm } from '../features/session/components/SignUpForm';
import { type AccountStep, StepContext, useNext } from '../features/session/use-next';
import { useAuth } from '../lib/auth/auth-port';
import { useBoardConfig } from '../lib/board-config';
import type { Job } from '../lib/contract';

interface AccountInSheetProps {
  job: Job;
  /** Closes the sheet for the page of a hosted provider, which leads back to it. */
  onLeave: () => void;
}

export function AccountInSheet({ job, onLeave }: AccountInSheetProps) {
  const { authMode } = useBoardConfig();
  const { signIn } = useAuth();
  const wasSignedIn = () => readStored('localStorage', STORAGE_KEYS.sessionEnded) !== null;
  const [step, setStep] = useState<AccountStep>(() => (wasSignedIn() ? 'sign-in' : 'sign-up'));
  if (authMode === 'clerk') {
    return (
      <button
        type="button"
        className="button button--wide"
        onClick={() => {
          onLeave();
          signIn(`${jobPath(job.kind, job._id)}?apply`);
        }}
      >
        Log in or sign up
      </button>
    );
  }
  return (
    <StepContext value={setStep}>
      {step === 'sign-up' && <SignUpForm />}
      {step === 'sign-in' && <SignInForm />}
      {step === 'reset' && <ResetInSheet onSignIn={() => setStep('sign-in')} />}
    </StepContext>
  );
}

function ResetInSheet({ onSignIn }: { onSignIn: () => void }) {
  const { enter } = useNext();
  return (
    <>
      <p className="quiet">Your application stays here.</p>
      <ResetFlow audience="seeker" link={undefined} signIn={postSignIn} onSignedIn={enter} onLeave={onSignIn}>
        <button type="button" className="button button--bare" onClick={onSignIn}>
          Back to the login
        </button>
      </ResetFlow>
    </>
  );
}

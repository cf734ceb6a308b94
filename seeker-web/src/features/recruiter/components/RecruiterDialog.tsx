import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog';
import { storeCompanyToken } from '@skybil/web/company-token';
import { storeToast } from '@skybil/web/pending-toast';
import type { RecruiterSession } from '../api/post-login';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';

interface RecruiterDialogProps {
  onClose: () => void;
  /** The console is another app and needs a full page load. */
  onSignedIn: () => void;
}

export default function RecruiterDialog({ onClose, onSignedIn }: RecruiterDialogProps) {
  const [mode, setMode] = useState<'Login' | 'Sign Up'>('Login');

  function enter({ token, message }: RecruiterSession) {
    storeCompanyToken(token);
    storeToast({ type: 'success', message });
    onSignedIn();
  }

  return (
    <Dialog title={`Recruiter ${mode}`} onClose={onClose}>
      {mode === 'Login' ? (
        <>
          <LoginForm onSignedIn={enter} />
          <p>
            Don&apos;t have an account?{' '}
            <button type="button" className="link-button" onClick={() => setMode('Sign Up')}>
              Sign Up
            </button>
          </p>
        </>
      ) : (
        <>
          <RegisterForm onSignedIn={enter} />
          <p>
            Already have an account?{' '}
            <button type="button" className="link-button" onClick={() => setMode('Login')}>
              Login
            </button>
          </p>
        </>
      )}
    </Dialog>
  );
}

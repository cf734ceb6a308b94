import { useEffect, useState } from 'react';
import { personOf, useAuth } from '../../../lib/auth/auth-port';
import { keepDraft, readDraft } from './draft-store';

/** The chosen certificate of the signed-in person. The next person on this device must not send it. */
export function useCertificate(jobId: string) {
  const person = personOf(useAuth());
  const [chosen, setChosen] = useState<{ by: string; file: File | undefined }>();

  useEffect(() => {
    if (!person) return;
    let isCurrent = true;
    void readDraft(person, jobId).then((file) => {
      // what was chosen meanwhile is newer
      if (isCurrent && file) setChosen((now) => (now?.by === person ? now : { by: person, file }));
    });
    return () => {
      isCurrent = false;
    };
  }, [person, jobId]);

  return {
    certificate: chosen?.by === person ? chosen?.file : undefined,
    choose: (file: File | undefined) => {
      if (!person) return;
      setChosen({ by: person, file });
      void keepDraft(person, jobId, file);
    },
  };
}

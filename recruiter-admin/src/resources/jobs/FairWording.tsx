import { Alert, AlertTitle } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { FormDataConsumer } from 'react-admin';
import { useConsoleData } from '../../providers/data-provider';
import type { NewJob, Wording } from '../../providers/types';

/** A pause in typing. */
const PAUSE_MS = 1_500;

/** What is typed, after a pause. */
function usePaused(wording: Wording): Wording {
  const [paused, setPaused] = useState(wording);
  const { title, description } = wording;
  useEffect(() => {
    const timer = setTimeout(() => setPaused({ title, description }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [title, description]);
  return paused;
}

function Warning({ title, description }: Wording) {
  const data = useConsoleData();
  const wording = usePaused({ title, description });
  const { data: unfair = [] } = useQuery({
    queryKey: ['unfair-phrases', wording],
    queryFn: ({ signal }) => data.unfairPhrases(wording, signal),
    enabled: wording.title !== undefined || wording.description !== undefined,
    placeholderData: keepPreviousData,
    // advice only: without it the job is posted as it is
    retry: false,
  });
  return (
    <div role="status">
      {unfair.length > 0 && (
        <Alert severity="warning" sx={{ width: '100%', mt: 2 }}>
          <AlertTitle>These words may keep good people away</AlertTitle>
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {unfair.map(({ limit, phrase, advice }) => (
              <li key={limit}>
                <strong>“{phrase}”</strong>: {advice}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

/** Warns of limits of age, sex, marital state, faith and origin in the advert (CHECK-8). */
export const FairWording = () => (
  <FormDataConsumer<NewJob>>
    {({ formData: { title, description } }) => (
      // an empty input is left out
      <Warning title={title || undefined} description={description || undefined} />
    )}
  </FormDataConsumer>
);

import { type JobKind, NEW_JOB_DEFAULTS, notPublicYet } from '@skybil/shared';
import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import { useConsoleData } from '../../providers/data-provider';
import { storeDraft } from '../../providers/job-draft';
import { NoAnswerError } from '../../providers/post-job';
import type { NewJob } from '../../providers/types';
import { inputValues } from './JobInputs';
import type { Posted } from './PostedJob';
import { filledIn } from './SaveDraft';

const POSTED_BEFORE =
  'This job is posted already, without your last changes. Make them under Manage Jobs, or press ADD again to post another job.';

interface Options {
  company: string;
  draftKey: string;
  onPosted: (job: Posted) => void;
  /** The key belongs to an earlier text of this job, which is posted. */
  onPostedBefore: () => void;
}

/** Posts the job and says what happened. Errors of fields are returned to the form, which shows them. */
export function usePostJob({ company, draftKey, onPosted, onPostedBefore }: Options) {
  const data = useConsoleData();
  const notify = useNotify();
  const [problem, setProblem] = useState('');

  async function post(values: NewJob): Promise<Record<string, string> | undefined> {
    setProblem('');
    // with its key, so that the job is posted once even if the page goes away meanwhile
    storeDraft(company, draftKey, filledIn(values));
    try {
      const { message, jobId, waitingFor = [] } = await data.postOnce(inputValues(values), draftKey);
      if (waitingFor.length > 0) notify(notPublicYet(waitingFor), { type: 'info' });
      else notify(message, { type: 'success' });
      const kind: JobKind = values.kind ?? NEW_JOB_DEFAULTS.kind;
      onPosted({ id: jobId, kind, values, waitingFor });
    } catch (error) {
      const errors = error instanceof HttpError ? (error.body?.errors as Record<string, string>) : undefined;
      const refused = Object.keys(errors ?? {}).filter((field) => field in values);
      if (error instanceof NoAnswerError) setProblem(error.message);
      else if (error instanceof HttpError && error.status === 422) {
        setProblem(POSTED_BEFORE);
        onPostedBefore();
      } else if (errors && refused.length > 0) return errors;
      else notify((error as Error).message, { type: 'error' });
    }
    return undefined;
  }
  return { post, problem };
}

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { MESSAGES } from '@skybil/shared';
import { knownAuth, personOf, useAuth } from '../../../lib/auth/auth-port';
import type { Job } from '../../../lib/contract';
import { notify } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { useApplications } from '../api/get-applications';
import { getUser, useUser } from '../api/get-user';
import { postApply } from '../api/post-apply';
import { useBoardConfig } from '../../../lib/board-config';
import { isUnanswered } from '../queue/unanswered';
import { useQueuedApplications } from '../queue/queued-applications';
import { refuseApply } from '../apply-rules';

export function useApply({ _id, kind, title, companyId }: Pick<Job, '_id' | 'kind' | 'title' | 'companyId'>) {
  const navigate = useNavigate();
  const { userKey } = useAuth();
  const by = personOf({ userKey });
  const queued = useQueuedApplications().find((row) => row.jobId === _id && row.by === by && !row.refusal);
  const canQueue = useBoardConfig().offline;
  const user = useUser();
  const applications = useApplications(kind);
  const [chosen, setChosen] = useState<{ by: string | null; file: File | undefined }>();
  // A certificate chosen before the sign-in state is known belongs to whoever is signed in. The next person must not send it.
  if (chosen?.by === null && userKey !== null) setChosen({ by: userKey, file: chosen.file });
  const certificate = chosen?.by === userKey ? chosen.file : undefined;
  const setCertificate = (file: File | undefined) => setChosen({ by: userKey, file });

  /** If the connection is lost, the application is queued without checking for a resume. */
  function ignoreLostConnection(error: unknown): undefined {
    if (!canQueue || !isUnanswered(error)) throw error;
  }

  /** @returns undefined if the application was queued */
  async function send(file: File | undefined): Promise<string | undefined> {
    const person = personOf(await knownAuth());
    if (!canQueue || !person) return postApply(_id, file);
    const { apply } = await import('../queue/send-queued');
    return apply({ by: person, jobId: _id, kind, title, company: companyId.name, certificate: file });
  }

  const { submit, busy } = useSubmit(async () => {
    const signedIn = (await knownAuth()).status === 'signed-in';
    const record = signedIn ? (user.data ?? (await getUser().catch(ignoreLostConnection))) : undefined;
    const isUnreachable = signedIn && !record;
    const refusal = refuseApply(kind, { signedIn, resume: record?.resume, isUnreachable, certificate });
    if (refusal) {
      void notify('error', refusal.message);
      if (refusal.goTo) void navigate(refusal.goTo);
      return;
    }
    try {
      const message = await send(certificate);
      if (message === undefined) return void notify('info', MESSAGES.applicationWaits);
      void notify('success', message);
      void navigate('/applications');
    } finally {
      void applications.mutate();
    }
  });

  const applied = applications.data?.some(({ jobId }) => jobId?._id === _id) ?? false;
  return { apply: () => void submit(), applied, busy, queued, certificate, setCertificate };
}
export type ApplyState = ReturnType<typeof useApply>;

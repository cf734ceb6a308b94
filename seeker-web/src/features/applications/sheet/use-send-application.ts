import { useState } from 'react';
import { MESSAGES } from '@skybil/shared';
import { ApiError } from '../../../lib/api';
import { knownAuth, personOf } from '../../../lib/auth/auth-port';
import { useBoardConfig } from '../../../lib/board-config';
import type { Job } from '../../../lib/contract';
import { clearToasts } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { useApplications } from '../api/get-applications';
import { getUser, useUser } from '../api/get-user';
import { postApply } from '../api/post-apply';
import { type ApplyRefusal, type Certificate, refuseApply } from '../apply-rules';
import { isUnanswered } from '../queue/unanswered';

/** `held`: stored until the e-mail is confirmed. `waits`: on this device until the board can be reached. */
export type Outcome = 'sent' | 'held' | 'waits';

export function useSendApplication(
  job: Job,
  certificate: Certificate | undefined,
  onSent: () => void,
  onClosed: () => void,
) {
  const { _id, kind, title, companyId } = job;
  const canQueue = useBoardConfig().offline;
  const user = useUser();
  const applications = useApplications();
  const [refusal, setRefusal] = useState<ApplyRefusal>();
  const [outcome, setOutcome] = useState<Outcome>();

  /** If the connection is lost, the application is queued without checking for a resume. */
  function ignoreLostConnection(error: unknown): undefined {
    if (!canQueue || !isUnanswered(error)) throw error;
  }

  /** @returns undefined if the application was queued */
  async function post(): Promise<string | undefined> {
    const person = personOf(await knownAuth());
    if (!canQueue || !person) return postApply(_id, certificate);
    const { apply } = await import('../queue/send-queued');
    return apply({ by: person, jobId: _id, kind, title, company: companyId.name, certificate });
  }

  const { submit, busy } = useSubmit(async () => {
    void clearToasts();
    const record = user.data ?? (await getUser().catch(ignoreLostConnection));
    const found = refuseApply(kind, { resume: record?.resume, isUnreachable: !record, certificate });
    setRefusal(found);
    if (found) return;
    try {
      const message = await post();
      onSent();
      setOutcome(message === undefined ? 'waits' : message === MESSAGES.applicationHeld ? 'held' : 'sent');
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'job_closed')) throw error;
      onClosed();
    } finally {
      void applications.mutate();
    }
  });

  return { send: () => void submit(), busy, refusal, outcome };
}

import { useState } from 'react';
import type { JobKind } from '@skybil/shared';
import type { Application } from '../../../lib/contract';
import { notify } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { useApplications } from '../api/get-applications';
import { postKeepFormer, postRemoveFormer } from '../api/post-former';

export type FormerAction = 'remove' | 'keep';
const POST = { remove: postRemoveFormer, keep: postKeepFormer } as const;

interface Choice {
  action: FormerAction;
  /** Undefined for all applications. */
  one?: Application;
}

export type Former = ReturnType<typeof useFormer>;

export function useFormer(kind: JobKind) {
  const { data, mutate } = useApplications(kind);
  const heading = `former-${kind}`;
  const [sent, setSent] = useState<Choice>();
  const count = data?.filter(({ former }) => former).length ?? 0;
  const { submit, busy } = useSubmit(async ({ action, one }: Choice) => {
    setSent({ action, one });
    try {
      void notify('success', await POST[action]({ kind, ...(one ? { ids: [one._id] } : {}) }));
    } finally {
      await mutate();
      // the pressed button is gone, and perhaps the heading too
      (document.getElementById(heading) ?? document.getElementById('main'))?.focus();
    }
  });

  function choose(choice: Choice): void {
    if (choice.action === 'remove' && !window.confirm(`${question(choice, count)} This cannot be undone.`))
      return;
    void submit(choice);
  }

  return {
    heading,
    count,
    busy,
    choose,
    isRunning: ({ action, one }: Choice) => busy && sent?.action === action && sent.one?._id === one?._id,
  };
}

export function titleOf({ jobId }: Application): string {
  return jobId?.title ?? 'a job no longer listed';
}

function question({ one }: Choice, count: number): string {
  if (one) return `Remove the application for ${titleOf(one)}?`;
  return count === 1 ? 'Remove this application?' : `Remove these ${count} applications?`;
}

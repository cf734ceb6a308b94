import { BusyButton } from '../../../ui/BusyButton';
import type { Application } from '../../../lib/contract';
import { type Former, type FormerAction, titleOf } from '../hooks/use-former';

const WORDS = {
  remove: { verb: 'Remove', busy: 'Removing…' },
  keep: { verb: 'Keep', busy: 'Keeping…' },
} as const satisfies Record<FormerAction, object>;

/** Asks the new owner of an account whether to keep the applications that were sent from it before the takeover. */
export function FormerApplications({ former }: { former: Former }) {
  if (former.count === 0) return null;
  return (
    <section className="card stack no-print" aria-labelledby={former.heading}>
      <h2 id={former.heading} tabIndex={-1}>
        Did you send these?
      </h2>
      <p>These applications were sent before you took over this account. Remove what is not yours.</p>
      <p className="quiet small">Until you keep them, companies do not see your name with them.</p>
      <div className="row">
        <FormerButton former={former} action="remove" className="button--danger" />
        <FormerButton former={former} action="keep" className="button--plain" />
      </div>
    </section>
  );
}

export function FormerRow({ former, application }: { former: Former; application: Application }) {
  return (
    <span className="applications__former no-print">
      <FormerButton former={former} action="remove" one={application} className="button--plain" />
      <FormerButton former={former} action="keep" one={application} className="button--plain" />
    </span>
  );
}

interface FormerButtonProps {
  former: Former;
  action: FormerAction;
  one?: Application;
  className: string;
}

function FormerButton({ former, action, one, className }: FormerButtonProps) {
  const { verb, busy } = WORDS[action];
  return (
    <BusyButton
      type="button"
      className={className}
      aria-label={one && `${verb} the application for ${titleOf(one)}`}
      busy={former.isRunning({ action, one })}
      // the longer label does not fit a table column on a phone
      busyText={one ? verb : busy}
      disabled={former.busy}
      onClick={() => former.choose({ action, one })}
    >
      {one ? verb : `${verb} all`}
    </BusyButton>
  );
}

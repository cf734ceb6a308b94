import AddIcon from '@mui/icons-material/Add';
import { Alert, Card, Typography } from '@mui/material';
import { NEW_JOB_DEFAULTS } from '@skybil/shared';
import { useEffect, useRef, useState } from 'react';
import { SaveButton, SimpleForm, Toolbar, useRecordFromLocation } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { ADDRESSES } from '../../providers/addresses';
import { newKey, readDraft, removeDraft } from '../../providers/job-draft';
import { KeepOpen } from '../../providers/session-end';
import type { Job, NewJob } from '../../providers/types';
import { DraftIsBack } from './DraftIsBack';
import { copyOf, FROM_COPY } from './DuplicateJob';
import { JobInputs } from './JobInputs';
import { type Posted, PostedJob } from './PostedJob';
import { PreviewJob } from './PreviewJob';
import { SaveDraft } from './SaveDraft';
import { usePostJob } from './use-post-job';

const CLEARED = {
  title: '',
  description: '',
  salary: NEW_JOB_DEFAULTS.salary,
  payMin: undefined,
  payMax: undefined,
};
const BLANK = { ...NEW_JOB_DEFAULTS, ...CLEARED } as NewJob;

const startWith = (copied: Partial<Job> | null): NewJob => ({ ...BLANK, ...(copied && copyOf(copied)) });

/** After posting, the form stays open for the next job. Title, description and pay are cleared. */
export function AddJobForm({ company }: { company: string }) {
  const copied = useRecordFromLocation(FROM_COPY) as Partial<Job> | null;
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => readDraft(company));
  const [{ round, blank, focusTitle }, setForm] = useState(() => ({
    round: 0,
    blank: startWith(copied),
    focusTitle: false,
  }));
  const [key, setKey] = useState(() => draft?.key ?? newKey());
  const [isKept, setKept] = useState<boolean>();
  const [posted, setPosted] = useState<Posted>();
  const postedKey = useRef('');

  const startAgain = (start: NewJob, options: { focusTitle: boolean }) => {
    setDraft(undefined);
    setKept(undefined);
    setKey(newKey());
    setForm({ round: round + 1, blank: start, ...options });
  };
  const { post, problem } = usePostJob({
    company,
    draftKey: key,
    onPosted: (job) => {
      postedKey.current = key;
      removeDraft(company, key);
      setPosted(job);
      startAgain({ ...job.values, ...CLEARED }, { focusTitle: false });
      // otherwise a reload would bring the copy back
      if (copied) void navigate('.', { replace: true });
    },
    onPostedBefore: () => setKey(newKey()),
  });
  const discard = () => {
    removeDraft(company, key);
    postedKey.current = key;
    startAgain(startWith(copied), { focusTitle: true });
  };

  return (
    <>
      {posted && (
        <PostedJob
          // a further job has a message of its own
          key={round}
          job={posted}
          onNext={() => {
            setPosted(undefined);
            startAgain(blank, { focusTitle: true });
          }}
        />
      )}
      {draft && <DraftIsBack savedAt={draft.savedAt} copied={copied?.title} onDiscard={discard} />}
      <Card sx={{ maxWidth: 792 }}>
        <SimpleForm
          key={round}
          resource={ADDRESSES.jobs}
          record={{ ...blank, ...draft?.values }}
          onSubmit={(values: object) => post(values as NewJob)}
          toolbar={<AddToolbar isKept={isKept === true} />}
          warnWhenUnsavedChanges={isKept === false}
        >
          <KeepOpen />
          <SaveDraft
            company={company}
            draftKey={key}
            blank={blank}
            isPosted={() => postedKey.current === key}
            onStored={setKept}
          />
          <JobInputs focusTitle={focusTitle} />
          {isKept === false && (
            <Alert severity="warning" sx={{ width: '100%', mt: 2 }}>
              This browser cannot keep what you type. Press ADD before you close the page.
            </Alert>
          )}
          {problem && <Problem text={problem} />}
        </SimpleForm>
      </Card>
    </>
  );
}

/** Takes the focus, because ADD stays on the screen of a phone while the form scrolls. */
function Problem({ text }: { text: string }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} tabIndex={-1} severity="error" sx={{ width: '100%', mt: 2, scrollMarginBottom: 96 }}>
      {text}
    </Alert>
  );
}

const AddToolbar = ({ isKept }: { isKept: boolean }) => (
  <Toolbar sx={{ gap: 2 }}>
    <SaveButton label="ADD" icon={<AddIcon />} alwaysEnable />
    <PreviewJob />
    {isKept && (
      <Typography variant="body2" color="textSecondary">
        Kept on this device
      </Typography>
    )}
  </Toolbar>
);

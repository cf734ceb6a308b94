import ShareIcon from '@mui/icons-material/WhatsApp';
import { Alert, AlertTitle, Button, Stack, TextField } from '@mui/material';
import { jobPath, type JobKind, notPublicYet, type WaitingFor } from '@skybil/shared';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ADDRESSES } from '../../providers/addresses';
import type { NewJob } from '../../providers/types';

export interface Posted {
  /** Absent if an older copy of the board has answered, during an upgrade. */
  id: string | undefined;
  kind: JobKind;
  values: NewJob;
  /** Empty if the job is public. */
  waitingFor: readonly WaitingFor[];
}

interface Props {
  job: Posted;
  onNext: () => void;
}

/** What a recruiter does after posting: share the advert, or post another one. */
export function PostedJob({ job: { id, kind, values, waitingFor }, onNext }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  // the form above the button was long, and is empty now
  useEffect(() => panel.current?.focus(), []);
  const isPublic = waitingFor.length === 0;
  const url = isPublic && id && window.location.origin + jobPath(kind, id);
  return (
    <Alert
      ref={panel}
      tabIndex={-1}
      severity={isPublic ? 'success' : 'warning'}
      role="region"
      aria-label="Posted"
      sx={{ maxWidth: 792, mb: 2, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <AlertTitle sx={{ overflowWrap: 'anywhere' }}>“{values.title}” is posted.</AlertTitle>
      {!isPublic && notPublicYet(waitingFor)}
      {url && <PublicLink url={url} />}
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {url && (
          <Button
            variant="outlined"
            startIcon={<ShareIcon />}
            href={`https://wa.me/?text=${encodeURIComponent(`${values.title} ${url}`)}`}
            target="_blank"
            rel="noopener"
          >
            Share on WhatsApp
          </Button>
        )}
        {id && waitingFor.includes('decision') && (
          <Button variant="outlined" component={Link} to={`/${ADDRESSES.jobs}/${id}`}>
            See what to do
          </Button>
        )}
        <Button variant="outlined" onClick={onNext}>
          Post another
        </Button>
      </Stack>
    </Alert>
  );
}

function PublicLink({ url }: { url: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    input.current?.select();
    // available on HTTPS only, and a browser may refuse: the link is selected to be copied by hand
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  return (
    <Stack direction="row" spacing={1} sx={{ mt: 1.5, alignItems: 'center' }}>
      <TextField
        label="Public link"
        value={url}
        inputRef={input}
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ my: 0 }}
      />
      <Button variant="outlined" onClick={() => void copy()} aria-live="polite" sx={{ flexShrink: 0 }}>
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </Stack>
  );
}

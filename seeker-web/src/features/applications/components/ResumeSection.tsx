import { useState } from 'react';
import { fileSize, MESSAGES } from '@skybil/shared';
import { BusyButton } from '../../../ui/BusyButton';
import { Form } from '../../../ui/Form';
import { LoadError } from '../../../ui/LoadError';
import { Loader } from '../../../ui/Loader';
import { PdfPicker } from '../../../ui/PdfPicker';
import { FileIcon } from '../../../ui/icons';
import { notify } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { useUser } from '../api/get-user';
import { postResume } from '../api/post-resume';

export function ResumeSection() {
  const { data: user, error, isLoading, mutate } = useUser();
  const [editing, setEditing] = useState(false);

  return (
    <section className="card stack no-print" aria-labelledby="your-resume">
      <h2 id="your-resume">Your Resume</h2>
      {isLoading && <Loader label="Loading your resume" />}
      {error && !user && !isLoading && (
        <LoadError what="Your resume" error={error} onRetry={() => void mutate()} />
      )}
      {!user && !error && !isLoading && <p>No resume uploaded yet</p>}
      {user && (user.resume === '' || editing) && (
        <ResumeUpload
          onCancel={editing ? () => setEditing(false) : undefined}
          onDone={() => setEditing(false)}
          onSaved={() => void mutate()}
        />
      )}
      {user && user.resume !== '' && !editing && (
        <div className="row">
          <a className="button button--plain" href={user.resume} target="_blank" rel="noopener">
            <FileIcon />
            Resume {user.resumeBytes && <span className="quiet small">{fileSize(user.resumeBytes)}</span>}
          </a>
          <button type="button" className="button button--bare" onClick={() => setEditing(true)}>
            Edit
          </button>
        </div>
      )}
    </section>
  );
}

interface ResumeUploadProps {
  onCancel: (() => void) | undefined;
  onDone: () => void;
  onSaved: () => void;
}

function ResumeUpload({ onCancel, onDone, onSaved }: ResumeUploadProps) {
  const [file, setFile] = useState<File>();
  const [missing, setMissing] = useState(false);
  const { submit, busy } = useSubmit(async (picked: File) => {
    try {
      void notify('success', await postResume(picked));
      onSaved();
    } finally {
      setFile(undefined);
      onDone();
    }
  });

  return (
    <Form
      busy={busy}
      onSubmit={() => {
        setMissing(!file);
        if (file) void submit(file);
      }}
    >
      <PdfPicker
        label="Select Resume (PDF)"
        file={file}
        onPick={setFile}
        error={missing && !file ? MESSAGES.fileMissing : undefined}
      />
      <div className="row">
        <BusyButton className="" busy={busy} busyText="Saving…">
          Save
        </BusyButton>
        {onCancel && (
          <button type="button" className="button button--bare" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </Form>
  );
}

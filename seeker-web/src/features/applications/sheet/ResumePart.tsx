import { useState } from 'react';
import { fileSize, formatLongDate } from '@skybil/shared';
import { LoadError } from '../../../ui/LoadError';
import { Loader } from '../../../ui/Loader';
import { PdfPicker } from '../../../ui/PdfPicker';
import { FileIcon } from '../../../ui/icons';
import { notify } from '../../../lib/notify';
import { useSubmit } from '../../../lib/use-submit';
import { useUser } from '../api/get-user';
import { postResume } from '../api/post-resume';

/** The resume by name and date. A new one is uploaded as soon as it is chosen. */
export function ResumePart({ error }: { error: string | undefined }) {
  const { data: user, error: failure, isLoading, mutate } = useUser();
  const [file, setFile] = useState<File>();
  const [isChanging, setChanging] = useState(false);
  const { submit, busy } = useSubmit(async (picked: File) => {
    const message = await postResume(picked);
    await mutate();
    setFile(undefined);
    setChanging(false);
    void notify('success', message);
  });

  return (
    <section className="stack apply-part" aria-labelledby="apply-resume">
      <h3 id="apply-resume">Your resume</h3>
      {isLoading && <Loader label="Loading your resume" />}
      {failure && !user && !isLoading && (
        <LoadError what="Your resume" error={failure} onRetry={() => void mutate()} />
      )}
      {user && user.resume !== '' && !isChanging && (
        <div className="apply-part__file">
          <FileIcon />
          <span className="apply-part__name">
            <a href={user.resume} target="_blank" rel="noopener">
              {user.resumeName ?? 'Resume'}
            </a>
            <span className="quiet small">
              {[
                user.resumeDate && formatLongDate(user.resumeDate),
                user.resumeBytes && fileSize(user.resumeBytes),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <button type="button" className="button button--bare" onClick={() => setChanging(true)}>
            Change
          </button>
        </div>
      )}
      {user && (user.resume === '' || isChanging) && (
        <>
          <PdfPicker
            label="Select Resume (PDF)"
            file={file}
            error={error}
            onPick={(picked) => {
              setFile(picked);
              if (picked) void submit(picked);
            }}
          />
          <div className="row">
            {busy && <p role="status">Saving…</p>}
            {file && !busy && (
              <button type="button" className="button button--plain" onClick={() => void submit(file)}>
                Try again
              </button>
            )}
            {isChanging && !busy && (
              <button
                type="button"
                className="button button--bare"
                onClick={() => {
                  setFile(undefined);
                  setChanging(false);
                }}
              >
                Keep the old one
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

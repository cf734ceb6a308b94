import { useEffect, useId, useRef, useState } from 'react';
import type { PdfProblem } from '../lib/pdf';
import { whenIdle } from '../lib/when-idle';
import { useInBrowser } from '../lib/in-browser';
import { DOCUMENT_TYPES } from './document-types';
import { FileIcon } from './icons';
import { PdfHelp } from './PdfHelp';
import './pdf-picker.css';

/** Not part of the page's first script. */
const loadCheck = () => import('../lib/pdf');

async function problemOf(file: File): Promise<PdfProblem | undefined> {
  try {
    return await (await loadCheck()).pdfProblem(file);
  } catch {
    return undefined; // the line is down or the file cannot be read: the upload tells it
  }
}

interface PdfPickerProps {
  label: string;
  file: File | undefined;
  onPick: (file: File | undefined) => void;
  error?: string;
}

export function PdfPicker({ label, file, onPick, error }: PdfPickerProps) {
  const id = useId();
  const inBrowser = useInBrowser();
  const [problem, setProblem] = useState<PdfProblem>();
  const latest = useRef<File>(undefined);
  const shown = problem?.message ?? error;
  const isTextDocument = problem?.isTextDocument ?? false;

  // loaded before the line may drop
  useEffect(
    () =>
      void whenIdle()
        .then(loadCheck)
        .catch(() => undefined),
    [],
  );

  async function pick(picked: File | undefined) {
    latest.current = picked;
    setProblem(undefined);
    onPick(picked);
    const found = picked && (await problemOf(picked));
    if (!found || latest.current !== picked) return;
    setProblem(found);
    onPick(undefined);
  }

  return (
    <div className="pdf-picker needs-script">
      <label className="pdf-picker__box">
        <FileIcon />
        <span className="pdf-picker__name">{file ? file.name : label}</span>
        {/* rendered only in the browser, because a choice before hydration would be lost */}
        {inBrowser && (
          <input
            className="visually-hidden"
            type="file"
            accept={DOCUMENT_TYPES}
            aria-label={label}
            aria-invalid={shown ? true : undefined}
            aria-describedby={shown ? id : undefined}
            onChange={(event) => void pick(event.target.files?.[0])}
          />
        )}
      </label>
      {shown && (
        <p id={id} className="error-text" role="alert">
          {shown}
        </p>
      )}
      <PdfHelp key={String(isTextDocument)} startsOpen={isTextDocument} />
    </div>
  );
}

import { useId, useState } from 'react';
import { pdfProblem } from '../lib/pdf';
import { useInBrowser } from '../lib/in-browser';
import { FileIcon } from './icons';
import './pdf-picker.css';

interface PdfPickerProps {
  label: string;
  file: File | undefined;
  onPick: (file: File | undefined) => void;
  error?: string;
}

export function PdfPicker({ label, file, onPick, error }: PdfPickerProps) {
  const id = useId();
  const inBrowser = useInBrowser();
  const [problem, setProblem] = useState<string>();
  const shown = problem ?? error;

  function pick(picked: File | undefined) {
    const found = picked && pdfProblem(picked);
    setProblem(found);
    onPick(found ? undefined : picked);
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
            accept="application/pdf"
            aria-label={label}
            aria-invalid={shown ? true : undefined}
            aria-describedby={shown ? id : undefined}
            onChange={(event) => pick(event.target.files?.[0])}
          />
        )}
      </label>
      {shown && (
        <p id={id} className="error-text" role="alert">
          {shown}
        </p>
      )}
    </div>
  );
}

import { lazy, Suspense, useState } from 'react';
import { PAGES } from '@skybil/shared';
import { Loader } from './Loader';
import { ScriptButton } from './ScriptButton';

const PdfSteps = lazy(() =>
  import('./PdfSteps').then(
    ({ PdfSteps: Steps }) => ({ default: Steps }),
    () => ({ default: StepsInWords }),
  ),
);

/** In place of the pictures if the line is down. */
function StepsInWords() {
  return <p>In Word or Google Docs, tap the three dots, then Print, and choose “Save as PDF”.</p>;
}

/** How to save a Word file as a PDF. The pictures load when it opens; without script it is a link to their page. */
export function PdfHelp({ startsOpen = false }: { startsOpen?: boolean }) {
  const [open, setOpen] = useState(startsOpen);
  return (
    <>
      <ScriptButton
        className="button button--bare pdf-help"
        withoutScript={PAGES.saveAsPdf.path}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Word file? How to make a PDF
      </ScriptButton>
      {open && (
        <Suspense fallback={<Loader label="Loading the pictures" />}>
          <PdfSteps />
        </Suspense>
      )}
    </>
  );
}

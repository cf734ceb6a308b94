import { PAGES } from '@skybil/shared';
import { useTitle } from '@skybil/web/use-title';
import { PdfSteps } from '../ui/PdfSteps';
import './page.css';

export default function SaveAsPdfPage() {
  useTitle(PAGES.saveAsPdf.title);
  return (
    <div className="container page page--text">
      <article className="prose">
        <h1>{PAGES.saveAsPdf.title}</h1>
        <p>A company gets your CV as a PDF, because a PDF looks the same on every phone and computer.</p>
        <h2>On an Android phone</h2>
        <PdfSteps />
        <h2>On a computer</h2>
        <p>
          In Word, press File, then Save As, and choose PDF as the type. In Google Docs, press File, then
          Download, then PDF.
        </p>
      </article>
    </div>
  );
}

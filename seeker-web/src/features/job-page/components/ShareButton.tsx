import { lazy, Suspense } from 'react';
import { jobPath, jobTitle } from '@skybil/shared';
import { useBoardConfig } from '../../../lib/board-config';
import type { Job } from '../../../lib/contract';
import { useInBrowser } from '../../../lib/in-browser';
import { ShareIcon } from '../../../ui/icons';
import { Menu } from '../../../ui/Menu';

const ShareItems = lazy(() => import('./ShareItems'));

const LABEL = (
  <>
    <ShareIcon />
    <span className="visually-hidden">Share</span>
  </>
);

/** Shares the job's public address with the browser's share sheet, or with a small menu where there is none. */
export function ShareButton({ job }: { job: Job }) {
  const inBrowser = useInBrowser();
  const { publicUrl } = useBoardConfig();
  const title = jobTitle(job.title, job.companyId.name);
  const url = publicUrl + jobPath(job.kind, job._id);
  const onWhatsApp = `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;

  // the only option without script
  if (!inBrowser)
    return (
      <a className="icon-button" href={onWhatsApp} rel="noopener" aria-label="Share on WhatsApp">
        {LABEL}
      </a>
    );
  if ('share' in navigator)
    return (
      <button
        type="button"
        className="icon-button"
        // the visitor closed the share sheet
        onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
      >
        {LABEL}
      </button>
    );
  return (
    <Menu label={LABEL}>
      <Suspense fallback={null}>
        <ShareItems url={url} onWhatsApp={onWhatsApp} />
      </Suspense>
    </Menu>
  );
}

import { jobPath, jobTitle } from '@skybil/shared';
import { useBoardConfig } from '../../../lib/board-config';
import type { Job } from '../../../lib/contract';
import { useInBrowser } from '../../../lib/in-browser';
import { notify } from '../../../lib/notify';
import { ShareIcon } from '../../../ui/icons';
import { Menu } from '../../../ui/Menu';

const LABEL = (
  <>
    <ShareIcon />
    Share
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
      <a className="menu__button" href={onWhatsApp} rel="noopener" aria-label="Share on WhatsApp">
        {LABEL}
      </a>
    );
  if ('share' in navigator)
    return (
      <button
        type="button"
        className="menu__button"
        // the visitor closed the share sheet
        onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
      >
        {LABEL}
      </button>
    );
  return (
    <Menu label={LABEL}>
      {/* the clipboard is available on HTTPS only */}
      {'clipboard' in navigator && (
        <li>
          <button type="button" className="menu__item" onClick={() => void copy(url)}>
            Copy link
          </button>
        </li>
      )}
      <li>
        <a className="menu__item" href={onWhatsApp} target="_blank" rel="noopener">
          WhatsApp
        </a>
      </li>
    </Menu>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    await notify('success', 'Link copied');
  } catch {
    await notify('error', 'The link could not be copied. Copy it from the address bar.');
  }
}

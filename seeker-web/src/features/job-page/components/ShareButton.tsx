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

/** Passes a job on, under the address that it has for everybody: by the phone's own sheet, else by a small menu. */
export function ShareButton({ job }: { job: Job }) {
  const inBrowser = useInBrowser();
  const { publicUrl } = useBoardConfig();
  const title = jobTitle(job.title, job.companyId.name);
  const url = publicUrl + jobPath(job.kind, job._id);
  const onWhatsApp = `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;

  // all that there is without script
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
        // whoever closes the sheet shares nothing
        onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
      >
        {LABEL}
      </button>
    );
  return (
    <Menu label={LABEL}>
      {/* not there where the page came over an open line */}
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

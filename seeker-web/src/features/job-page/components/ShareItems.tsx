import { notify } from '../../../lib/notify';

interface ShareItemsProps {
  url: string;
  onWhatsApp: string;
}

/** What the share menu offers in a browser without a share sheet. */
export default function ShareItems({ url, onWhatsApp }: ShareItemsProps) {
  return (
    <>
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
    </>
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

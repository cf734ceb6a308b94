import { SITE_NAME } from '@skybil/shared';

const FILE = `${SITE_NAME.toLowerCase()}-recovery-codes.txt`;

/** The codes are shown only once. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  return (
    <>
      <p className="account-note" role="note">
        Keep these recovery codes somewhere other than your phone: each signs you in once without the app.
        They are not shown again.
      </p>
      <ol className="two-step__codes" aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row">
        <a
          className="button button--plain"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\n')}\n`)}`}
          download={FILE}
        >
          Download
        </a>
        <button type="button" className="button" onClick={onDone}>
          I have kept them
        </button>
      </div>
    </>
  );
}

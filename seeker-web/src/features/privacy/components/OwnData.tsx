import { saveFile } from '@skybil/web/save-file';
import { useSubmit } from '../../../lib/use-submit';
import { BusyButton } from '../../../ui/BusyButton';
import { getOwnData } from '../api/get-own-data';

export function OwnData() {
  const { submit, busy } = useSubmit(async () => saveFile(await getOwnData(), 'my-data.zip'));
  return (
    <section className="card stack" aria-labelledby="own-data">
      <h2 id="own-data">Your data</h2>
      <p>
        One zip with your profile, your applications, saved jobs and files, who looked at them, and a resume
        that other programs can read. You can download it three times a day.
      </p>
      <BusyButton
        type="button"
        className="button--plain"
        busy={busy}
        busyText="Packing…"
        onClick={() => void submit()}
      >
        Download my data
      </BusyButton>
    </section>
  );
}

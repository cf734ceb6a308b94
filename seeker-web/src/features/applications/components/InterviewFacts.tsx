import { BY_VIDEO, formatAppointment, type InterviewAnswer, isAhead } from '@skybil/shared';
import type { Interview } from '../interview-rules';

const SAID: Record<InterviewAnswer, string> = {
  yes: 'You said that you will come.',
  no: 'You said that you will not come.',
};

interface InterviewFactsProps {
  interview: Interview;
  /** In milliseconds. */
  now: number;
}

/** APPLY-45 */
export function InterviewFacts({ interview, now }: InterviewFactsProps) {
  const { startsAt, place = BY_VIDEO, note, link, cancelled, answer, phone } = interview;
  return (
    <>
      <p>
        <strong>Interview</strong>
        <br />
        <time dateTime={startsAt}>{formatAppointment(startsAt)}</time>
      </p>
      {cancelled ? (
        <p>The company has cancelled it.</p>
      ) : (
        <>
          <p>{place}</p>
          {note && <p className="interview__note">{note}</p>}
          {link && <InterviewLink address={link} />}
          {answer && <p>{SAID[answer]}</p>}
          {phone && <p>The company has your number: {phone}</p>}
          {!isAhead(interview, now) && <p>It has begun or is over.</p>}
        </>
      )}
    </>
  );
}

/** Shows where it leads, because the company chose the address. */
function InterviewLink({ address }: { address: string }) {
  return (
    <a className="lone-link" href={address} target="_blank" rel="noopener noreferrer nofollow">
      Open {new URL(address).host}
    </a>
  );
}

import useSWRImmutable from 'swr/immutable';
import { Loader } from '../../../ui/Loader';
import './job-description.css';

/** Rich text, cleaned again before it is shown (JOB-7). The cleaner is loaded while the page already shows the facts. */
export function JobDescription({ html }: { html: string }) {
  const { data, error } = useSWRImmutable<string, Error>(['description', html], async () => {
    const { sanitizeDescription } = await import('../../../lib/sanitize');
    return sanitizeDescription(html);
  });
  return (
    <section className="job-description" aria-labelledby="job-description">
      <h2 id="job-description">Job description</h2>
      {error && <p className="error-text">The description could not be shown. Load the page again.</p>}
      {data === undefined && !error && <Loader label="Loading the description" />}
      {data !== undefined && <div className="rich-text" dangerouslySetInnerHTML={{ __html: data }} />}
    </section>
  );
}

import { useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { useInBrowser } from '../../../lib/in-browser';
import { Loader } from '../../../ui/Loader';
import './job-description.css';

/**
 * Sanitized again in the browser (JOB-7). The sanitizer is loaded after the page. A server-rendered description is already
 * sanitized and stays as it is.
 */
export function JobDescription({ html }: { html: string }) {
  const inBrowser = useInBrowser();
  const [rendered] = useState(inBrowser ? undefined : html);
  const cleaned = useSWRImmutable<string, Error>(html !== rendered && ['description', html], async () => {
    const { sanitizeDescription } = await import('../../../lib/sanitize');
    return sanitizeDescription(html);
  });
  const text = html === rendered ? html : cleaned.data;
  return (
    <section className="job-description" aria-labelledby="job-description">
      <h2 id="job-description">Job description</h2>
      {text !== undefined ? (
        <div className="rich-text" dangerouslySetInnerHTML={{ __html: text }} />
      ) : cleaned.error ? (
        <p className="error-text">The description could not be shown. Load the page again.</p>
      ) : (
        <Loader label="Loading the description" />
      )}
    </section>
  );
}

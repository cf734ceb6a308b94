import type { ReactNode } from 'react';
import { answerWords, formatMonth, LIMITS, placeInWords, SITE_NAME, websiteProblem } from '@skybil/shared';
import type { ShownCompany } from '../../../lib/contract';

export function CompanyFacts({ company }: { company: ShownCompany }) {
  const { location, website, since, answerRate } = company;
  const facts: [name: string, shown: ReactNode][] = [
    ['Place', location && placeInWords({ location })],
    ['Website', website && websiteProblem(website) === undefined && <Website address={website} />],
    since ? [`On ${SITE_NAME}`, `since ${formatMonth(since)}`] : ['Adverts', 'from other sites'],
  ];
  return (
    <aside className="card company-facts" aria-label="Facts">
      {answerRate && (
        <div>
          <p className="company-facts__answers">{answerWords(answerRate)}</p>
          <p className="quiet small">Applications of the last {LIMITS.answerRateDays} days</p>
        </div>
      )}
      <dl>
        {facts.map(
          ([name, shown]) =>
            shown && (
              <div key={name}>
                <dt className="quiet">{name}</dt>
                <dd>{shown}</dd>
              </div>
            ),
        )}
      </dl>
    </aside>
  );
}

/** The company's own word, so search engines do not follow it. */
function Website({ address }: { address: string }) {
  return (
    <a href={address} rel="nofollow noopener ugc">
      {new URL(address).hostname.replace(/^www\./, '')}
    </a>
  );
}

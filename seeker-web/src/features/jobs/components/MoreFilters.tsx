import { HOME_SIGN, LIMITS, POSTED_WITHIN_DAYS, ratesText } from '@skybil/shared';
import { useBoardConfig } from '../../../lib/board-config';
import { AGE_NAMES, SORT_NAMES } from '../filter-terms';
import { useJobFilter } from '../hooks/use-job-filter';
import { readFilter } from '../job-filter';

type FieldName = 'sort' | 'postedWithin' | 'pay' | 'payAtLeast';

/** Order, age and pay. */
export function MoreFilters() {
  const { filter, change } = useJobFilter();
  const { exchangeRates } = useBoardConfig();
  function set(name: FieldName, value: string) {
    const read = readFilter(new URLSearchParams({ title: filter.title, [name]: value }))[name];
    if (read !== filter[name]) change({ [name]: read });
  }
  return (
    <div className="job-filters__more">
      <label className="field">
        <span className="field__label">Sort by</span>{' '}
        <select
          className="field__input"
          name="sort"
          value={filter.sort || (filter.title ? 'match' : '-date')}
          onChange={(event) => set('sort', event.target.value)}
        >
          {Object.entries(SORT_NAMES).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>{' '}
      <label className="field">
        <span className="field__label">Posted within</span>{' '}
        <select
          className="field__input"
          name="postedWithin"
          value={filter.postedWithin}
          onChange={(event) => set('postedWithin', event.target.value)}
        >
          <option value="">Any time</option>
          {POSTED_WITHIN_DAYS.map((days) => (
            <option key={days} value={days}>
              {AGE_NAMES[days]}
            </option>
          ))}
        </select>
      </label>{' '}
      <fieldset>
        <legend className="job-filters__legend">Pay</legend>{' '}
        <label className="choice">
          <input
            type="checkbox"
            name="pay"
            value="stated"
            checked={filter.pay !== ''}
            onChange={(event) => set('pay', event.target.checked ? 'stated' : '')}
          />
          Pay stated
        </label>{' '}
        <label className="field">
          <span>At least {HOME_SIGN} a month</span>{' '}
          <input
            key={filter.payAtLeast}
            className="field__input"
            name="payAtLeast"
            inputMode="numeric"
            maxLength={String(LIMITS.maxPay).length}
            defaultValue={filter.payAtLeast || ''}
            onBlur={(event) => set('payAtLeast', event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          />
        </label>
        {exchangeRates && (
          <p className="field__hint">
            Pay in other currencies counts by these rates: {ratesText(exchangeRates)}. Jobs in a currency
            without a rate stay listed.
          </p>
        )}
      </fieldset>
    </div>
  );
}

import { JOB_LIST_KINDS, KIND_NAMES } from '@skybil/shared';
import { useJobFilter } from '../hooks/use-job-filter';

const ORDER = [...JOB_LIST_KINDS].sort((a, b) => Number(b === 'all') - Number(a === 'all'));

/** @param form id of the filter form, which submits the choice without script */
export function KindSwitch({ form }: { form: string }) {
  const { filter, change } = useJobFilter();
  return (
    <fieldset className="kind-switch">
      <legend className="visually-hidden">Kind of job</legend>{' '}
      {ORDER.map((kind) => [
        <label key={kind} className="kind-switch__choice">
          <input
            className="visually-hidden"
            type="radio"
            name="kind"
            value={kind}
            form={form}
            checked={filter.kind === kind}
            onChange={() => change({ kind })}
          />
          <span className="kind-switch__name">{KIND_NAMES[kind]}</span>
        </label>,
        ' ',
      ])}
    </fieldset>
  );
}

import { belowFold } from '../../../lib/below-fold';
import { useShownPages } from '../hooks/use-shown-pages';
import { ListPage, type ListPageProps } from './ListPage';

/** Below the cards. */
export const ListEnd = belowFold(() => import('./ListEnd'));
/** The same element at each render: a new one would discard the server's part while its code still loads. */
const LIST_END = <ListEnd />;

export function JobList({ corner }: Pick<ListPageProps, 'corner'>) {
  const { shown } = useShownPages();
  return (
    <div className="stack job-list">
      {shown.map((page, at) => (
        <ListPage key={page} page={page} isFirst={at === 0} corner={corner} />
      ))}
      {LIST_END}
    </div>
  );
}

import { Pagination, useListContext } from 'react-admin';

/** No pagination if the list failed to load. */
export const ListPages = () => (useListContext().error ? null : <Pagination />);

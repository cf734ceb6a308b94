import { Pagination, useListContext } from 'react-admin';

/** A list that could not be loaded has no pages to turn. */
export const ListPages = () => (useListContext().error ? null : <Pagination />);

import { Loader } from './Loader';

/** Stands for a whole page, which has a heading also while it is on its way. */
export function PageLoader({ label }: { label?: string }) {
  return (
    <>
      <h1 className="visually-hidden">Loading</h1>
      <Loader label={label} />
    </>
  );
}

import { Loader } from './Loader';

/** Replaces a page while it loads. It has a heading, as every page does. */
export function PageLoader({ label }: { label?: string }) {
  return (
    <>
      <h1 className="visually-hidden">Loading</h1>
      <Loader label={label} />
    </>
  );
}

import { lazy, Suspense, type ComponentType } from 'react';
import { PageBoundary } from '../ui/PageBoundary';
import { PageLoader } from '../ui/PageLoader';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A page in a file of its own, loaded when it is first shown. Once it has been brought ahead it is a page like any other,
 * so that a server renders it whole, and a browser finds the same when it takes it over.
 */
export function lazyPage<Props extends object>(load: Load<Props>) {
  const Lazy = lazy(load);
  let Ready: ComponentType<Props> | undefined;
  function Page(props: Props) {
    if (Ready) return <Ready {...props} />;
    return (
      <PageBoundary>
        <Suspense fallback={<PageLoader />}>
          <Lazy {...props} />
        </Suspense>
      </PageBoundary>
    );
  }
  const preload = async () => {
    Ready = (await load()).default;
  };
  return Object.assign(Page, { preload });
}

import { lazy, Suspense, type ComponentType } from 'react';
import { PageBoundary } from '../ui/PageBoundary';
import { PageLoader } from '../ui/PageLoader';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/**
 * A page whose code is loaded when it is first shown. After `preload` it renders synchronously, which server rendering and
 * hydration need.
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

import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router';

export * from 'react-router';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: To;
  replace?: boolean;
  state?: unknown;
}

/** React Router's own brings 2 kB along that fetch ahead for its framework, which is not ours. */
export function Link({ to, replace = false, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLAnchorElement>(to, {
    replace,
    state,
    ...(rest.target === undefined ? {} : { target: rest.target }),
  });

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!event.defaultPrevented) go(event);
  }

  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { type NavigateOptions, type To, useHref, useLinkClickHandler } from 'react-router-dom';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'>, Pick<NavigateOptions, 'replace' | 'state'> {
  readonly to: To;
  /** Asks the server for the page, as a link of plain HTML does. */
  readonly reloadDocument?: boolean;
}

/**
 * A link to a page of the site, by the router's hooks. The router's own link also carries state to prefetch data from a server that we do not
 * have; a lobby has two hundred links.
 */
export function Link({ to, replace, state, reloadDocument, onClick, target, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { replace, state, target });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return (
    <a {...rest} href={href} target={target} onClick={reloadDocument ? onClick : handleClick}>
      {children}
    </a>
  );
}

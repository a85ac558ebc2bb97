import { type ReactNode, useEffect, useRef } from 'react';

interface PageTitleProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * What a page is called. Who came here from another page finds the focus on it, not lost with the link that led here; who has
 * just loaded the tool begins at its top, and what has the focus keeps it.
 */
export function PageTitle({ className, children }: PageTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // In browsers without this check the focus stays where it is.
    const isArrival = 'userActivation' in navigator && navigator.userActivation.hasBeenActive;
    if (isArrival && document.activeElement === document.body) title.current?.focus();
  }, []);
  return (
    <h1 ref={title} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}

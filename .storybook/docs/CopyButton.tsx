import { useCopy } from './useCopy.ts';

interface CopyButtonProps {
  readonly label: string;
  /** Gives what is copied. */
  readonly makeText: () => string;
  readonly className?: string | undefined;
}

/** A button that copies a text and then says so. */
export function CopyButton({ label, makeText, className }: CopyButtonProps) {
  const { said, button } = useCopy(makeText);
  return (
    <button {...button} type="button" className={className}>
      <span aria-live="polite">{said ?? label}</span>
    </button>
  );
}

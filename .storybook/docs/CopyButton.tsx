import { useCopy } from './useCopy.ts';

interface CopyButtonProps {
  readonly label: string;
  /** What is copied. */
  readonly text: string;
  readonly className?: string | undefined;
}

/** A button that copies a text and then says so. */
export function CopyButton({ label, text, className }: CopyButtonProps) {
  const { said, button } = useCopy(text);
  return (
    <button {...button} type="button" className={className}>
      <span aria-live="polite">{said ?? label}</span>
    </button>
  );
}

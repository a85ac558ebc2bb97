import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#src/ui/Button/Button.tsx';
import { useTranslate } from '../texts/useTranslate.ts';
import { Iconed } from './Iconed.tsx';

/** Copies a text that can also be selected beside it, for browsers that do not permit it. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useTranslate();
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Button
      variant="soft"
      size="small"
      onClick={() =>
        void navigator.clipboard?.writeText(text).then(
          () => setIsCopied(true),
          () => setIsCopied(false),
        )
      }
    >
      <Iconed icon={isCopied ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}>
        {isCopied ? t('link.copied') : label}
      </Iconed>
    </Button>
  );
}

import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import type { LinkView } from '#schemas/api/people.schema.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Field } from '#src/ui/Field/Field.tsx';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { Iconed } from '../parts/Iconed.tsx';
import { useSay } from '../texts/say.ts';
import { useMoments } from '../texts/useMoments.ts';
import styles from './LinkCard.module.css';

/** A link that sets a password, shown once, to be handed over. */
export function LinkCard({ link }: { readonly link: LinkView }) {
  const say = useSay();
  const moments = useMoments();
  const [isCopied, setIsCopied] = useState(false);
  return (
    <div className={styles.root} role="status">
      <p>{say(`link.delivery.${link.delivery}`)}</p>
      <div className={styles.row}>
        <div className={styles.address}>
          <Field label={say('link.address')}>
            {(ids) => <TextInput {...ids} readOnly value={link.url} onFocus={({ target }) => target.select()} />}
          </Field>
        </div>
        <Button
          variant="soft"
          size="small"
          onClick={() =>
            // Without the permission the text can still be selected in the field.
            void navigator.clipboard?.writeText(link.url).then(
              () => setIsCopied(true),
              () => setIsCopied(false),
            )
          }
        >
          <Iconed icon={isCopied ? <Check size={15} aria-hidden /> : <Copy size={15} aria-hidden />}>
            {say(isCopied ? 'link.copied' : 'link.copy')}
          </Iconed>
        </Button>
      </div>
      <p className={styles.text}>{say('link.until', { when: moments.full(link.expiresAt) })}</p>
    </div>
  );
}

import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { checkUrl } from '#schemas/checkUrl.ts';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useSay } from '../texts/say.ts';
import type { ControlProps } from './Control.ts';
import styles from './ImageControl.module.css';

type Picture = { readonly address: string; readonly state: 'shown' | 'broken' };

/** The address of a picture, with the picture. Addresses that the product would refuse are not fetched. */
export function ImageControl({ title, value, onChange, id, describedBy, isInvalid }: ControlProps) {
  const say = useSay();
  const address = typeof value === 'string' ? value : '';
  const isAddress = address !== '' && checkUrl(address) === 'ok';
  const [picture, setPicture] = useState<Picture>({ address: '', state: 'shown' });
  const isBroken = picture.address === address && picture.state === 'broken';
  return (
    <div className={styles.root}>
      <span className={styles.thumb} title={isBroken ? say('image.broken') : undefined}>
        {isAddress && !isBroken ? (
          <img src={address} alt={say('image.thumbnail', { title })} onError={() => setPicture({ address, state: 'broken' })} />
        ) : (
          <ImageOff size={16} role="img" aria-label={say(isAddress ? 'image.broken' : 'image.none')} />
        )}
      </span>
      <TextInput
        id={id}
        value={address}
        placeholder="/brand/…"
        spellCheck={false}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

import { type ComponentProps, useState } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { joinClasses } from '../joinClasses.ts';
import styles from './PasswordInput.module.css';

/** A password that can be shown. Pasting works: password managers need it. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const t = useText();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.root} dir={props.dir}>
      <TextInput
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        type={shown ? 'text' : 'password'}
        className={joinClasses(styles.input, props.className)}
      />
      <IconButton
        className={styles.toggle}
        icon={shown ? 'eyeOff' : 'eye'}
        iconSize={20}
        label={t(shown ? 'ui.hidePassword' : 'ui.showPassword')}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}

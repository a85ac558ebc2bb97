import { type ComponentProps, useState } from 'react';
import { useText } from '#src/i18n/TextContext.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { joinClasses } from '../joinClasses.ts';
import styles from './PasswordInput.module.css';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Label of its field: a form may have several passwords, and each has a button that shows it. */
  readonly label: string;
}

/** A password that can be shown. Pasting works: password managers need it. */
export function PasswordInput({ label, ...props }: PasswordInputProps) {
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
        label={`${t(shown ? 'ui.hidePassword' : 'ui.showPassword')}: ${label}`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}

import { useState } from 'react';
import { Icon, type IconName } from '#src/ui/Icon/Icon.tsx';
import { iconNames } from '#src/ui/Icon/iconNames.ts';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import { useCopy } from '../docs/useCopy.ts';
import { Foundation } from './Foundation.tsx';
import styles from './foundations.module.css';

function IconTile({ name }: { readonly name: IconName }) {
  const { said, button } = useCopy(() => name);
  return (
    <button {...button} type="button" className={styles['icon']}>
      <Icon name={name} size={24} />
      <span aria-live="polite">{said ?? name}</span>
    </button>
  );
}

/** Every icon by its name, which a press copies. */
export function Icons() {
  const [text, setText] = useState('');
  const found = iconNames.filter((name) => name.toLowerCase().includes(text.trim().toLowerCase()));
  return (
    <Foundation title="Icons" lead={`${iconNames.length} drawings in one file. A press copies the name.`}>
      <TextInput
        type="search"
        aria-label="Search icons"
        placeholder="Search icons"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {found.length === 0 ? <p>No icon is called like this.</p> : null}
      <ul className={styles['icons']}>
        {found.map((name) => (
          <li key={name}>
            <IconTile name={name} />
          </li>
        ))}
      </ul>
    </Foundation>
  );
}

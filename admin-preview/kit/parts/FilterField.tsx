import { Search } from 'lucide-react';
import { TextInput } from '#src/ui/TextInput/TextInput.tsx';
import styles from './FilterField.module.css';

interface FilterFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Filters the list below it by words. */
export function FilterField({ label, value, onChange }: FilterFieldProps) {
  return (
    <div className={styles.root}>
      <Search size={16} aria-hidden />
      <TextInput
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

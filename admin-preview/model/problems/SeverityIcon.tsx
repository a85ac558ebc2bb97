import { CircleX, Info, TriangleAlert } from 'lucide-react';
import type { Severity } from '#schemas/base/json/problem.ts';
import { useTranslate } from '../../kit/texts/useTranslate.ts';
import styles from './SeverityIcon.module.css';

const icons = { error: CircleX, warning: TriangleAlert, info: Info } as const;

/** How bad it is: by drawing, colour and word. */
export function SeverityIcon({ severity }: { readonly severity: Severity }) {
  const t = useTranslate();
  const Drawing = icons[severity];
  return <Drawing className={styles.root} data-severity={severity} size={16} role="img" aria-label={t(`problems.${severity}`)} />;
}

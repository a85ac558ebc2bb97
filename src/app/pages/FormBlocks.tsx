import { RenderRegion } from '#src/runtime/RenderRegion.tsx';
import styles from './FormBlocks.module.css';
import type { FormRegion } from '../routes/pages.ts';

/** The blocks of a form's region, one below another in their page or dialog. */
export const FormBlocks = ({ region }: { readonly region: FormRegion }) => (
  <div className={styles.root}>
    <RenderRegion region={region} isPage />
  </div>
);

import { useEffect } from 'react';
import { usePreview } from './PreviewContext.ts';

/**
 * Sets the edited settings of the preview, so that it shows them.
 *
 * @param settings The settings of the part of the editor that is open, as pointers.
 * @param at The one of them that was gone to, if any.
 */
export function useEdited(settings: readonly string[], at?: string): void {
  const edit = usePreview((preview) => preview.edit);
  // The same settings are often another list: what counts is which they are.
  const edited = JSON.stringify(at === undefined ? settings : [at]);
  useEffect(() => {
    edit(JSON.parse(edited) as string[]); // written the line above
    return () => edit([]);
  }, [edit, edited]);
}

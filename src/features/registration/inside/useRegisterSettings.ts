import { useState } from 'react';
import type { RegisterSettings } from '#schemas/declare/register/registerSettings.schema.ts';
import { overlay } from '#schemas/base/json/overlay.ts';
import { useSite } from '#src/site/siteContext.ts';

/** The register settings of the site, and a way to read them again when the platform's have changed under an open form. */
export function useRegisterSettings(): { readonly settings: RegisterSettings; readonly reload: () => Promise<void> } {
  const { site, http } = useSite();
  const known = site.registerSettings;
  const [read, setRead] = useState({ instead: known, settings: known });

  async function reload() {
    const sent = await http.read('registerSettings');
    const { value } = overlay([
      ['preset', known],
      ['merchant', sent],
    ]);
    // Whole settings under overrides that have passed the schema of the call are whole settings.
    setRead({ instead: known, settings: value as RegisterSettings });
  }

  return { settings: read.instead === known ? read.settings : known, reload };
}

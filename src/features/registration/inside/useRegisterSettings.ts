import { useState } from 'react';
import type { RegisterSettings } from '#schemas/declare/register/registerSettings.schema.ts';
import { overlay } from '#schemas/base/json/overlay.ts';
import { useSite } from '#src/site/siteContext.ts';

/** The register settings of the site, and a way to read them again when the platform's have changed under an open form. */
export function useRegisterSettings(): { readonly settings: RegisterSettings; readonly reload: () => Promise<void> } {
  const { site, http } = useSite();
  const shipped = site.registerSettings;
  const [read, setRead] = useState({ instead: shipped, settings: shipped });

  async function reload() {
    const sent = await http.read('registerSettings');
    const { value } = overlay([
      ['preset', shipped],
      ['merchant', sent],
    ]);
    // Whole settings under overrides that have passed the schema of the call are whole settings.
    setRead({ instead: shipped, settings: value as RegisterSettings });
  }

  return { settings: read.instead === shipped ? read.settings : shipped, reload };
}

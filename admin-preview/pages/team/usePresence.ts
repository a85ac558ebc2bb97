import { useEffect, useState } from 'react';
import { type Colleague, PRESENCE_SIGN_MS } from '#schemas/edges/api/events.schema.ts';
import { Refusal } from '../../kit/api/Refusal.ts';
import { useWorkplace } from '../../kit/api/WorkplaceContext.ts';
import type { Section } from '../../kit/route/sections.ts';

interface Presence {
  /** Who else has the merchant open. */
  readonly people: readonly Colleague[];
  readonly onReady: (stream: string) => void;
  readonly onPeople: (people: readonly Colleague[]) => void;
}

/** Tells the server which section is open for as long as it is, and holds what the server says of others. */
export function usePresence(merchantCode: string, section: Section): Presence {
  const { api } = useWorkplace();
  const [stream, setStream] = useState<string>();
  const [people, setPeople] = useState<readonly Colleague[]>([]);

  useEffect(() => {
    if (stream === undefined) return;
    const tell = async () => {
      try {
        await api.presence({ code: merchantCode, body: { stream, section } });
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // The next sign says it again, and nothing that the operator does depends on it.
      }
    };
    // A browser stops the timers of a page that is out of sight for long.
    const tellIfSeen = () => document.visibilityState === 'visible' && void tell();
    void tell();
    const timer = setInterval(() => void tell(), PRESENCE_SIGN_MS);
    document.addEventListener('visibilitychange', tellIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tellIfSeen);
    };
  }, [api, stream, merchantCode, section]);

  return { people, onReady: setStream, onPeople: setPeople };
}

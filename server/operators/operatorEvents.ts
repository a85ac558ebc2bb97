import type { Logger } from 'pino';
import type { OperatorEvents } from '#schemas/api/events.schema.ts';
import { isObject } from '#schemas/isObject.ts';
import { readJson } from '#schemas/readJson.ts';
import type { Handlers } from '../http/apiRouter.ts';
import type { EventStream, EventStreams } from '../http/eventStream.ts';
import type { Clock } from '../store/clock.ts';
import type { Database } from '../store/Database.ts';
import type { Caller } from '../store/operators.ts';
import { OPERATOR_CHANNEL } from '../store/operatorSessions.ts';
import type { LiveReleases } from '../releases/live/createLiveReleases.ts';
import { DRAFT_CHANNEL } from '../releases/drafts/saveDraft.ts';
import { PLAN_CHANNEL } from '../releases/publish/planRelease.ts';
import { roleAt } from '#schemas/api/roleGrants.ts';
import { WAIVER_CHANNEL } from '../releases/drafts/waiverHandlers.ts';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: LiveReleases;
  readonly streams: EventStreams;
  readonly log: Logger;
}

/** Notifies every open tool, on every node, who saved a draft or made a release live. */
export async function operatorEvents({ db, clock, releases, streams, log }: Deps): Promise<{
  readonly handlers: Handlers<'events'>;
  close(): Promise<void>;
}> {
  const listeners = new Map<EventStream, Caller>();
  const notify = <E extends keyof OperatorEvents>(event: E, data: OperatorEvents[E]) => {
    const now = clock();
    for (const [listener, { roles, expiresAt }] of listeners) {
      if (expiresAt <= now) listener.end();
      else if (roleAt(roles, data.merchantCode)) listener.send(event, data);
    }
  };

  const unsubscribe = releases.onChange(({ merchantCode, revision, releaseId, by }) =>
    notify('release', { merchantCode, revision, releaseId, by }),
  );
  /** Passes on what another node, or this one, has written to the channel of the same name. */
  const passOn = (event: 'draft' | 'plan' | 'waiver', channel: string) =>
    db.listen(channel, (payload) => {
      if (payload === '') return; // reconnected: tools see missed changes with their next save
      const message = readJson(payload);
      if (!message.ok || !isObject(message.value)) return log.warn({ payload, channel }, 'unreadable notification');
      notify(event, message.value as unknown as OperatorEvents[typeof event]); // our own routes wrote it
    });
  const stopListening = [
    await passOn('draft', DRAFT_CHANNEL),
    await passOn('plan', PLAN_CHANNEL),
    await passOn('waiver', WAIVER_CHANNEL),
  ];

  // An operator whose roles or sessions changed must be authorized again.
  const stopFollowing = await db.listen(OPERATOR_CHANNEL, (id) => {
    for (const [listener, operator] of listeners) if (id === '' || operator.id === Number(id)) listener.end();
  });

  return {
    handlers: {
      events({ req, res, operator }) {
        streams.admit(req, res, () => {
          const listener = streams.open(req, res, () => listeners.delete(listener));
          listeners.set(listener, operator);
          listener.send('ready', {});
        });
      },
    },
    async close() {
      unsubscribe();
      await Promise.all([...stopListening, stopFollowing].map((stop) => stop()));
    },
  };
}

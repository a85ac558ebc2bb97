import type { Logger } from 'pino';
import type { OperatorEvents } from '#schemas/edges/api/events.schema.ts';
import { isObject } from '#schemas/base/json/isObject.ts';
import { readJson } from '#schemas/base/json/readJson.ts';
import type { Handlers } from '../http/api/apiRouter.ts';
import type { EventStream, EventStreams } from '../http/responses/eventStream.ts';
import type { Clock } from '../store/clock/clock.ts';
import type { Database } from '../store/database/Database.ts';
import type { Caller } from '../store/repositories/operators.ts';
import { OPERATOR_CHANNEL } from '../store/repositories/operatorSessions.ts';
import type { LiveReleases } from '../releases/live/createLiveReleases.ts';
import { DRAFT_CHANNEL } from '../releases/drafts/saveDraft.ts';
import { PLAN_CHANNEL } from '../releases/publish/planRelease.ts';
import { roleAt } from '#schemas/edges/api/roleGrants.ts';
import { createPresence } from './createPresence.ts';
import { WAIVER_CHANNEL } from '../releases/drafts/waiverHandlers.ts';

/** Events about a change of a merchant: every operator with a role there gets them. */
type Change = 'draft' | 'release' | 'plan' | 'waiver';

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly releases: LiveReleases;
  readonly streams: EventStreams;
  readonly log: Logger;
}

/** Notifies every open tool, on every node, who saved a draft or made a release live, and who else has the same merchant open. */
export async function operatorEvents({ db, clock, releases, streams, log }: Deps): Promise<{
  readonly handlers: Handlers<'events' | 'presence'>;
  close(): Promise<void>;
}> {
  const listeners = new Map<EventStream, Caller>();
  const presence = await createPresence({ db, clock, log });
  const sendTo = <E extends Change | 'presence'>(listener: EventStream, caller: Caller, event: E, data: OperatorEvents[E]) => {
    if (caller.expiresAt <= clock()) listener.end();
    else if (roleAt(caller.roles, data.merchantCode)) listener.send(event, data);
  };
  const notify = <E extends Change>(event: E, data: OperatorEvents[E]) => {
    for (const [listener, caller] of listeners) sendTo(listener, caller, event, data);
  };

  const unsubscribe = releases.onChange(({ merchantCode, revision, releaseId, by }) =>
    notify('release', { merchantCode, revision, releaseId, by }),
  );
  /** Passes on what another node, or this one, has written to the channel of the same name. */
  const passOn = (event: Exclude<Change, 'release'>, channel: string) =>
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
          const listener = streams.open(req, res, () => {
            listeners.delete(listener);
            presence.leave(stream);
          });
          listeners.set(listener, operator);
          const stream = presence.enter(operator, (data) => sendTo(listener, operator, 'presence', data));
          listener.send('ready', { stream });
        });
      },
      presence({ params, body: { stream, section }, operator }) {
        presence.open({ stream, operatorId: operator.id, merchantCode: params.code, section });
      },
    },
    async close() {
      unsubscribe();
      await presence.close();
      await Promise.all([...stopListening, stopFollowing].map((stop) => stop()));
    },
  };
}

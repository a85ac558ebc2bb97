import { type Attributes, type Span, SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';

/** The names of our own attributes of spans. */
export const spanAttributes = {
  kind: 'livery.request.kind',
  requestId: 'livery.request.id',
  merchant: 'livery.merchant',
  call: 'livery.platform.call',
  language: 'livery.language',
} as const;

interface SpanOptions {
  /** Facts about our work, never about a visitor: many people can read traces. */
  readonly attributes?: Attributes;
  /** Whether another program does the work. */
  readonly isClient?: boolean;
}

/** An error's message may hold what a player has sent, so only its kind is noted. */
function noteFailure(span: Span, error: unknown): void {
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs work in a child span of the active span. Until tracing is started, the span does nothing. */
export const withSpan = <T>(
  name: string,
  { attributes = {}, isClient = false }: SpanOptions,
  work: () => Promise<T>,
): Promise<T> =>
  trace
    .getTracer('livery')
    .startActiveSpan(name, { attributes, kind: isClient ? SpanKind.CLIENT : SpanKind.INTERNAL }, async (span) => {
      try {
        return await work();
      } catch (error) {
        noteFailure(span, error);
        throw error;
      } finally {
        span.end();
      }
    });

/** Does a call of the platform in a span of its own. `isClient`: the platform is another program. */
export const withCallSpan = <T>(call: string, work: () => Promise<T>, isClient = false): Promise<T> =>
  withSpan(`platform ${call}`, { attributes: { [spanAttributes.call]: call }, isClient }, work);

/** Headers that pass the active span to another program; none without tracing. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** The fields of a log line about the active span; empty without tracing. */
export function traceFields(): object {
  const active = trace.getActiveSpan()?.spanContext();
  return active === undefined ? {} : { traceId: active.traceId, spanId: active.spanId };
}

import { DiagLogLevel, ROOT_CONTEXT, SpanKind, SpanStatusCode, context, diag, propagation, trace } from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Logger } from 'pino';
import { spanAttributes } from '../http/log/withSpan.ts';
import type { TraceFormat, Tracing } from './Tracing.ts';
import { requestKind } from './requestKind.ts';

interface Options {
  readonly format: TraceFormat;
  /** How many proxies in front may say which trace a request belongs to. */
  readonly trustProxy: number;
  readonly log: Logger;
}

async function exporterOf(format: TraceFormat) {
  const { OTLPTraceExporter } =
    format === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter();
}

/**
 * Starts OpenTelemetry. Its SDK reads the standard variables (`OTEL_…`) itself: where spans go, which are kept, how the service is
 * called. Only a process that sends spans imports this file, because the SDK takes time and memory.
 */
export async function openTracing({ format, trustProxy, log }: Options): Promise<Tracing> {
  const warn = (message: string): void => log.warn({ message }, 'tracing has a fault');
  diag.setLogger({ error: warn, warn, info() {}, debug() {}, verbose() {} }, { logLevel: DiagLogLevel.WARN });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'livery' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(await exporterOf(format))],
  });
  // Baggage stays out: it may say anything about a visitor.
  provider.register({ propagator: new W3CTraceContextPropagator() });
  const tracer = trace.getTracer('livery');

  return {
    trace(req, res, { requestId, merchantCode }, answer) {
      const kind = requestKind(req.url ?? '');
      if (kind === 'stream') return answer();
      const method = req.method ?? 'GET';
      const parent = trustProxy > 0 ? propagation.extract(ROOT_CONTEXT, req.headers) : ROOT_CONTEXT;
      const attributes = {
        'http.request.method': method,
        [spanAttributes.kind]: kind,
        [spanAttributes.requestId]: requestId,
        ...(merchantCode === undefined ? {} : { [spanAttributes.merchant]: merchantCode }),
      };
      const span = tracer.startSpan(`${method} ${kind}`, { kind: SpanKind.SERVER, attributes }, parent);
      res.once('close', () => {
        span.setAttribute('http.response.status_code', res.statusCode);
        if (res.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(parent, span), answer);
    },
    async close() {
      // A collector that is away must not keep the server from stopping.
      await provider.shutdown().catch((error: unknown) => log.warn({ err: error }, 'the last spans could not be sent'));
      trace.disable();
      context.disable();
      propagation.disable();
      diag.disable();
    },
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';

/** What only the caller knows of a request. */
export interface TracedRequest {
  readonly requestId: string;
  /** The merchant whose host was asked, if any. */
  readonly merchantCode: string | undefined;
}

/** Spans of requests, and the end of them all. */
export interface Tracing {
  /** Answers a request in a span of its own. Streams of events, which are open for hours, have none. */
  trace(req: IncomingMessage, res: ServerResponse, request: TracedRequest, answer: () => void): void;
  /** Sends the spans that are not sent yet. */
  close(): Promise<void>;
}

/** How spans are written for the collector. */
export const traceFormats = ['http/protobuf', 'http/json'] as const;
export type TraceFormat = (typeof traceFormats)[number];

import { type Run, note } from '../Run.ts';
import type { Exchange } from '../platformClient.ts';

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Whether bytes are text in UTF-8. */
function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false; // the decoder throws for nothing else
  }
}

function faultOf({ headers, bytes }: Exchange): string | undefined {
  const charset = /charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '')?.[1];
  if (charset !== undefined && charset.toLowerCase() !== 'utf-8')
    return `the content type says charset ${charset}: JSON is UTF-8`;
  if (!isUtf8(bytes)) return 'the bytes are not UTF-8: letters outside ASCII are lost';
  return bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? 'the text begins with a byte order mark, which is not JSON'
    : undefined;
}

/** Checks the bytes of an answer. Compressed ones were decompressed before. */
export function checkEncoding(run: Run, exchange: Exchange): void {
  if (exchange.bytes.length === 0) return;
  const fault = faultOf(exchange);
  const compressed = exchange.headers.get('content-encoding');
  const detail = fault ?? (compressed === null ? '' : `compressed with ${compressed}`);
  note(run, {
    area: 'encoding',
    check: 'the answer is text in UTF-8',
    verdict: fault === undefined ? 'passed' : 'failed',
    detail,
    call: exchange.call,
  });
}

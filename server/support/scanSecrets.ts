import type { RemovedKind } from '#schemas/edges/api/support.schema.ts';
import { secretRules } from './secretRules.ts';

/** The placeholder for removed text. */
export const REMOVED = '[removed]';

/** Pictures of the product are named by random letters, which are not secret. */
const OWN_FILE = /^\/(?:media|brand|art|assets)\/[\w./-]+$/;
/** A text that may be another one in Base64. */
const BASE64 = /(?<![\w+/-])[\w+/-]{16,}={0,2}(?![\w+/=-])/g;

/** A text without secrets, and which kinds were in it. */
export interface Scanned {
  readonly text: string;
  readonly kinds: readonly RemovedKind[];
}

function scanPlain(text: string): Scanned {
  const kinds = new Set<RemovedKind>();
  let rest = text;
  for (const { kind, pattern, isOne = () => true } of secretRules)
    rest = rest.replaceAll(pattern, (found) => {
      if (found === REMOVED || !isOne(found)) return found;
      kinds.add(kind);
      return REMOVED;
    });
  return { text: rest, kinds: [...kinds] };
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Readable text behind Base64; nothing where there is none. */
function base64Decoded(text: string): string | undefined {
  const decoded = Buffer.from(text, 'base64').toString('utf8');
  return /^[\t\n\r\u0020-\u007e]{8,}$/.test(decoded) ? decoded : undefined;
}

/**
 * Removes text that looks like a secret or identifies a person. Text found only after decoding `%41` or Base64 is removed together with all that contains it,
 * because its beginning is not known.
 */
export function scanSecrets(text: string): Scanned {
  if (OWN_FILE.test(text)) return { text, kinds: [] };
  const plain = scanPlain(text);
  const once = percentDecoded(plain.text);
  const hidden = [once, percentDecoded(once)].flatMap((decoded) => (decoded === plain.text ? [] : scanPlain(decoded).kinds));
  if (hidden.length > 0) return { text: REMOVED, kinds: [...new Set([...plain.kinds, ...hidden])] };
  const kinds = new Set(plain.kinds);
  const rest = plain.text.replaceAll(BASE64, (found) => {
    const inside = base64Decoded(found);
    const { kinds: more } = inside === undefined ? { kinds: [] } : scanPlain(inside);
    more.forEach((kind) => kinds.add(kind));
    return more.length > 0 ? REMOVED : found;
  });
  return { text: rest, kinds: [...kinds] };
}

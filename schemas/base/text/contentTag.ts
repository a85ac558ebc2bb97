/** Characters of an ETag that name the content: the first of its SHA-256 in base64url, 132 bits. */
export const CONTENT_TAG_LENGTH = 22;

/** Weak or not, and with a suffix that a proxy adds when it compresses, such as `-gzip`. */
const CONTENT_TAG = new RegExp(`^(?:W/)?"([\\w-]{${CONTENT_TAG_LENGTH}})(?:[-;:]+\\w+)?"$`);

/** The hash of the content that an ETag of our server names; undefined for any other ETag. */
export const contentTagOf = (etag: string | null): string | undefined => CONTENT_TAG.exec(etag ?? '')?.[1];

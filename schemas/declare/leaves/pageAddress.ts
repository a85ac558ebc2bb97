import { PAGE_ADDRESS } from './behaviourLeaves.ts';

/** Where something can be read: elsewhere, on a page of the site, or nowhere. */
export const READING_ADDRESS = `^(https://[^/?#@\\s\\\\]+([/?#][^\\s\\\\]*)?|${PAGE_ADDRESS})?$`;

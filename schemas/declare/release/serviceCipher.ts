/** How a platform hides the addresses of customer service (CS-04). */
export const serviceCiphers = ['des', 'tripledes', 'aes-128', 'aes-256', 'none'] as const;
export type ServiceCipher = (typeof serviceCiphers)[number];

/** Each cipher by its name in crypto-js, and how many characters at the end of a text are its key. */
export const serviceKeys = {
  des: { name: 'DES', length: 8 },
  tripledes: { name: 'TripleDES', length: 24 },
  'aes-128': { name: 'AES', length: 16 },
  'aes-256': { name: 'AES', length: 32 },
} as const satisfies Record<Exclude<ServiceCipher, 'none'>, { readonly name: string; readonly length: number }>;

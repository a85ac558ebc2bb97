/** Longest data address of a picture that proves a payment, in characters: a photo of a receipt on which every figure can be read. */
export const MOST_PROOF_CHARACTERS = 200_000;

import { phones } from '#schemas/edges/preview/scenario.ts';

export type PhoneId = (typeof phones)[number]['id'];

/** What a phone's page has for a screen, in CSS px. */
export interface PhoneSize {
  readonly width: number;
  readonly height: number;
}

export function phoneSize(id: PhoneId, isLandscape: boolean): PhoneSize {
  const { width, height } = phones.find((each) => each.id === id) ?? phones[0];
  return isLandscape ? { width: height, height: width } : { width, height };
}

import { layoutSchema } from '#schemas/declare/release/layout.schema.ts';
import type { Region } from '#schemas/declare/names/regions.ts';

/** A screen as operators call it, where it is a region of the layout; else its name with blanks. */
export function screenTitle(name: string): string {
  if (Object.hasOwn(layoutSchema.properties, name)) return layoutSchema.properties[name as Region].title; // just looked up
  const words = name.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

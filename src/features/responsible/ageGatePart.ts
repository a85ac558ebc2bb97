import type { ComponentType } from 'react';

/** Source module of the gate, as the build's manifest names it. */
export const AGE_GATE_MODULE = 'src/features/responsible/AgeGate.tsx';

let part: ComponentType | undefined;

/** The gate if its code is here: server and hydration draw it without waiting. */
export const loadedAgeGate = (): ComponentType | undefined => part;

/** Loads the gate's code, which only pages that ask need. */
export async function loadAgeGate(): Promise<void> {
  part ??= (await import('./AgeGate.tsx')).AgeGate;
}

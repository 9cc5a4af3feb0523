import type { ComponentType } from 'react';

/** The actions on shelf objects. */
export interface ShelfSlots {
  /** Takes an object and opens it. */
  Take: ComponentType<{ objectId: number; name: string }>;
  /** Gives up an object that the user took. */
  GiveUp: ComponentType<{ objectId: number }>;
}

import type { World } from '../world';

/** Something hostile that one caller does while others work. */
export interface Attack {
  name: string;
  /** How many of it at the same time, again and again. */
  connections: number;
  /** How many times slower the others may become at p95. */
  mostGrowth: number;
  /** Gets ready (sessions, files); answers one shot. A shot that the server refuses is a success of the server. */
  prepare(world: World, attacker: Attacker): Promise<() => Promise<unknown>>;
}

/** An ordinary employee of the big organization. */
export interface Attacker {
  token: string;
  userId: number;
  organizationId: number;
}

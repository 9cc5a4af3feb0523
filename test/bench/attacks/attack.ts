/** The target of an attack: server addresses and sessions. Plain data, so that it can be passed to the attacking process. */
export interface Target {
  url: string;
  /** The database URL of the owner: for preparation only, never measured. */
  ownerUrl: string;
  /** The big organization, the source of the attack. */
  organizationId: number;
  adminToken: string;
  /** Session tokens of employees without rights, one per employee. */
  employees: readonly string[];
}

/** One attack request. A request that the server rejects is a success of the server. */
export type Shot = () => Promise<unknown>;

/** A hostile action of one caller, one organization or strangers while others work. */
export interface Attack {
  name: string;
  /** The number of concurrent requests, repeated continuously. */
  connections: number;
  /** The maximum slowdown factor of the others at p95. */
  maxGrowth: number;
  /** Whose latency is measured: another organization, or a colleague of the attacker. */
  measured?: 'otherOrganization' | 'colleague';
  /** Prepares files and drafts; returns the request that each connection sends. */
  prepare(target: Target): Promise<(connection: number) => Shot>;
}

/** Above this slowdown the target for the others is missed. */
export const MAX_GROWTH = 2;

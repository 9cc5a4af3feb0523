/** Where the attack goes to, and who is there; plain data, so that it can be handed to the process that shoots. */
export interface Target {
  url: string;
  /** The owner's address of the database: for preparing, never measured. */
  ownerUrl: string;
  /** The big organization, from which the attack comes. */
  organizationId: number;
  adminToken: string;
  /** Sessions of employees without rights, one of each. */
  employees: readonly string[];
}

/** One shot. A shot that the server refuses is a success of the server. */
export type Shot = () => Promise<unknown>;

/** Something hostile that one caller, one organization or strangers do while others work. */
export interface Attack {
  name: string;
  /** How many shots at the same time, again and again. */
  connections: number;
  /** How many times slower the others may become at p95. */
  mostGrowth: number;
  /** Who is measured: another organization, or a colleague of the attacker. */
  measured?: 'otherOrganization' | 'colleague';
  /** Gets ready (files, drafts); answers what each connection shoots. */
  prepare(target: Target): Promise<(connection: number) => Shot>;
}

/** Slower than that is short of the bar of the others. */
export const MAX_GROWTH = 2;

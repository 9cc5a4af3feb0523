import type pg from 'pg';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { Workspace } from '@test/helpers/worlds/workspace';
import type { OpenidService } from '@test/helpers/services/openid';

export const PASSWORD = 'Верный-Пароль-1';

export interface StoryWorld extends Workspace {
  owner: pg.Client;
  openid: OpenidService;
}

type Variables = Record<string, unknown>;

/** One successful call of a mutation. */
export interface Call {
  variables?: Variables;
  /** If absent, the organization's admin. Null: nobody is signed in. */
  as?: UserRow | null;
  /** The caller's session, if a specific one is needed. */
  token?: string;
  /** Variable path → file. */
  files?: Record<string, { name: string; bytes: Uint8Array }>;
}

export interface Story {
  /** The history rows that the call writes: «action object», sorted. */
  writes: string[];
  /** A job writes them, a moment after the response. */
  isLater?: boolean;
  /** The reason for writing none. */
  because?: string;
  /** Creates the required data, and returns the call. */
  call: (world: StoryWorld) => Promise<Call> | Call;
}

export type Stories = Record<string, Story>;

/** A mutation that writes nothing into the history, with the reason. */
export const withoutHistory = (because: string, call: Story['call']): Story => ({
  writes: [],
  because,
  call,
});

/** Runs a mutation as the admin and returns its field. */
export async function done<Value>(
  { get, admin }: StoryWorld,
  query: string,
  variables: Variables = {},
): Promise<Value> {
  const data = await get<Record<string, Value>>(admin, query, variables);
  const [value] = Object.values(data);
  if (value === undefined) throw new Error(query);
  return value;
}

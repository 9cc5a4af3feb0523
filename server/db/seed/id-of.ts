import type { Client } from 'pg';

/** Returns the id from an insert. */
export async function idOf(client: Client, query: string, values: unknown[]): Promise<number> {
  const { rows } = await client.query<{ id: number }>(query, values);
  const [row] = rows;
  if (!row) throw new Error('insert returned nothing');
  return row.id;
}

import { withClient } from '@server/db/client';
import { ownerUrlOf, type RunningApp } from '@test/helpers/built-app';

/**
 * Changes one letter in the first signature of a person, as only the database owner can: the application's login is rejected, and
 * the table's own trigger has to be removed first. Returns the row's id.
 */
export async function forgeSignature(app: RunningApp, email: string): Promise<string> {
  return withClient(await ownerUrlOf(app), 'forger', async (client) => {
    const change = `
      update regulation_signature set confirmed_name = overlay(confirmed_name placing 'Ё' from 1 for 1)
      where id = (select min(s.id) from regulation_signature s join users u on u.id = s.user_id where u.email = $1)
      returning id::text`;
    await client.query('alter table regulation_signature disable trigger append_only');
    const { rows } = await client.query<{ id: string }>(change, [email]);
    await client.query('alter table regulation_signature enable trigger append_only');
    const [row] = rows;
    if (!row) throw new Error(`${email} has signed nothing`);
    return row.id;
  });
}

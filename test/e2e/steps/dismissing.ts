import { z } from 'zod';
import { signIn } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';

/**
 * In the demo organization, dismisses somebody who leads nobody, without archiving them: they no longer work here, and no number
 * counts them.
 */
export async function dismissOne(url: string): Promise<void> {
  const { token } = await signIn(url, 'admin@demo.adaptika.ru', 'demo-admin');
  const { users } = await ask(
    url,
    token,
    z.object({ users: z.object({ items: z.array(z.object({ id: z.number(), isLeader: z.boolean() })) }) }),
    '{ users(statuses: ["working"], pageSize: 100) { items { id isLeader } } }',
  );
  const person = users.items.findLast(({ isLeader }) => !isLeader);
  const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Moscow' }).format(new Date());
  await ask(
    url,
    token,
    z.object({ userDismiss: z.object({ status: z.literal('dismissed'), isArchive: z.literal(false) }) }),
    'mutation ($d: UserDismissalInput!) { userDismiss(dismissal: $d) { status isArchive } }',
    { d: { userId: person?.id, dateJobEnd: today, isAtOnce: true, reasonLeaving: 'ownWish' } },
  );
}

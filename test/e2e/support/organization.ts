import { z } from 'zod';
import { withClient } from '@server/db/client';
import { ownerUrlOf, type RunningApp } from '@test/helpers/built-app';
import { type Device, deviceOf } from '@test/helpers/browser/device';
import { ask } from '@test/helpers/contract/graphql-client';

/** An organization registered through the API, for tests that are not about registering. */
export interface Registered {
  token: string;
  email: string;
  password: string;
}

const registrationSchema = z.object({
  userRegAdmin: z.object({ type: z.string(), message: z.string().nullable(), token: z.string().nullable() }),
});

const PASSWORD = 'dlinnyj-parol-2026';
let count = 0;

/** Registers a new organization as a visitor would, in the language of its emails. */
export async function register(url: string, name: string, lang: 'ru' | 'en-us' = 'ru'): Promise<Registered> {
  count += 1;
  const email = `admin${count}@e2e.adaptika.local`;
  const { userRegAdmin: answer } = await ask(
    url,
    null,
    registrationSchema,
    `mutation ($user: UserInput!) { userRegAdmin(user: $user) { type message token } }`,
    {
      user: {
        nameFirst: 'Мария',
        email,
        phone: '+79161234567',
        password: PASSWORD,
        organization: { name, countEmployees: 10 },
        position: { name: 'Директор' },
      },
    },
    lang,
  );
  if (!answer.token) throw new Error(`registration failed: ${answer.type} ${answer.message}`);
  return { token: answer.token, email, password: PASSWORD };
}

/** The admin of an organization whose subscription has ended. */
export async function endSubscription(app: RunningApp): Promise<Device> {
  const { token, email } = await register(app.url, 'Без подписки');
  const device = await deviceOf(app.url, token);
  await withClient(await ownerUrlOf(app), 'test', (client) =>
    client.query(
      `update organization set is_active_subscribe = false
       where id = (select organization_id from users where email = $1)`,
      [email],
    ),
  );
  return device;
}

import { eq, sql } from 'drizzle-orm';
import { actAs, type Tx } from '@server/db/database';
import { inSavepoint } from '@server/db/savepoint';
import { writeIdOf } from '@server/db/write-id';
import { publishedTo, recordTriggerEvents } from '@server/events/published-changes';
import type { LiveEvent } from '@server/events/live-event';
import { organizationNoteTable, organizationTable } from '@server/modules/organization/organization.tables';
import { aCaller } from '@test/factories/user.factory';
import { type BackOffice, openBackOffice } from '@test/helpers/worlds/back-office';
import { until } from '@test/helpers/until';

/** Triggers of the database publish changes of clients: the response of a write names them, under the id of the write. */

let office: BackOffice;
beforeAll(async () => {
  office = await openBackOffice();
  await office.t.app.deps.live.ready;
}, 60_000);
afterAll(() => office.t.stop());

const NOTE = `mutation ($id: Int!, $text: String!) { organizationNoteCreate(organizationId: $id, text: $text) { id } }`;
const UPDATE = 'mutation ($o: OrganizationInput!) { organizationUpdate(organization: $o) { id } }';

const signedIn = async () => office.t.signIn(office.root.id);

async function eventsOf<T>(work: () => Promise<T>): Promise<{ result: T; events: LiveEvent[] }> {
  const events: LiveEvent[] = [];
  const stop = office.t.app.deps.live.subscribe(office.superId, (event) => events.push(event));
  try {
    const result = await work();
    await until(async () => events.some(({ topic }) => topic === 'client'));
    return { result, events };
  } finally {
    stop();
  }
}

test('the response and the live event of a note about a client name the same write and client', async () => {
  const token = await signedIn();
  const { result, events } = await eventsOf(() =>
    office.t.gql(token, NOTE, { id: office.client.id, text: 'Позвонить' }),
  );
  expect(result.errors).toBeUndefined();
  const { changes } = result.extensions ?? {};
  expect(changes?.items).toEqual([{ topic: 'client', ids: [office.client.id] }]);
  expect(events.map(({ topic, ids, writeId }) => ({ topic, ids, writeId }))).toEqual([
    { topic: 'client', ids: [office.client.id], writeId: changes?.writeId },
  ]);
});

test('a change of a client is named to the provider’s person who makes it, the event of the client is not', async () => {
  const token = await signedIn();
  const { result } = await eventsOf(() =>
    office.t.gql(token, UPDATE, { o: { id: office.client.id, isPartner: true } }),
  );
  expect(result.errors).toBeUndefined();
  expect(result.extensions?.changes?.items).toEqual([{ topic: 'client', ids: [office.client.id] }]);
});

describe('a transaction', () => {
  const caller = () =>
    aCaller({ organizationId: office.superId, userId: office.root.id, isAdmin: true, isSuperAdmin: true });
  const note = (tx: Tx, organizationId: number) =>
    tx.insert(organizationNoteTable).values({ organizationId, authorId: office.root.id, text: 'Позвонить' });

  /** Writes as the system in a transaction of the provider, as its back office does. */
  async function published(work: (tx: Tx) => Promise<unknown>) {
    return office.t.app.database.tenant(office.superId, async (tx) => {
      await actAs(tx, null);
      await work(tx);
      await recordTriggerEvents(tx, office.superId);
      return { changes: publishedTo(caller(), tx), writeId: writeIdOf(tx) };
    });
  }

  test('names very many clients as any client, in a note that does not grow with their number', async () => {
    const { changes } = await published(async (tx) => {
      const names = Array.from({ length: 700 }, (_, index) => ({ name: `Много ${index}` }));
      await tx.insert(organizationTable).values(names);
      const { rows } = await tx.execute(sql`select length(current_setting('app.published')) as size`);
      expect(Number(rows[0]?.['size'])).toBeLessThan(9_000);
    });
    expect(changes?.items).toEqual([{ topic: 'client', ids: [] }]);
  });

  test('leaves out what a part that was rolled back had published', async () => {
    const others = [await office.aClient(), await office.aClient(), await office.aClient()].map(
      ({ id }) => id,
    );
    const [first = 0, second = 0, third = 0] = others;
    const { changes, writeId } = await published(async (tx) => {
      await note(tx, first);
      await inSavepoint(tx, async () => {
        await note(tx, second);
        throw new Error('rolled back');
      }).catch(() => undefined);
      await note(tx, third);
    });
    expect(changes).toEqual({ writeId, items: [{ topic: 'client', ids: [first, third] }] });
  });

  test('of the provider learns of its client, and nothing of what is published to the client', async () => {
    const { id } = await office.aClient();
    const { changes } = await published((tx) =>
      tx.update(organizationTable).set({ isActive: false }).where(eq(organizationTable.id, id)),
    );
    expect(changes?.items).toEqual([{ topic: 'client', ids: [id] }]);
  });

  test('of another organization learns nothing of what is published to the provider', async () => {
    const { client } = office;
    const changes = await office.t.app.database.tenant(client.id, async (tx) => {
      await actAs(tx, null);
      await note(tx, client.id);
      await recordTriggerEvents(tx, client.id);
      return publishedTo(aCaller({ organizationId: client.id, userId: client.admin.id, isAdmin: true }), tx);
    });
    expect(changes).toBeNull();
  });
});

import { withClient } from '@server/db/client';
import { ownerUrlOf } from '@test/helpers/built-app';
import { type Cast, gatherCast, visitorsOf } from '../steps/money/cast';
import { manageClients } from '../steps/money/clients';
import { visitWorkspace } from '../steps/money/guest';
import { scopeHeads } from '../steps/money/heads';
import { certifyReport, mondayReports, ownReport, readStatistics } from '../steps/money/insight';
import { payInvoice } from '../steps/money/invoice';
import { checkLedger, disputeWriteOff } from '../steps/money/provider';
import { referRomashka, withdrawBonus } from '../steps/money/referring';
import { beginRomashka, endFreePeriod, payMonth } from '../steps/money/subscription';
import { createStory } from '../support/story';

/**
 * The story of money, from the statistics to the ledger: two nodes, one database, the payment simulator, and a clock that the
 * story moves by weeks.
 */
jest.setTimeout(300_000);

let cast: Cast;

beforeAll(async () => {
  cast = await gatherCast();
});
afterAll(async () => {
  await cast?.browser.close();
  await cast?.nodes.remove();
});

const step = createStory(
  () => visitorsOf(cast),
  (title) => `money-${title.slice(0, 2).trim()}`,
);

/** The names of the people of two heads' subdivisions, as files name them. */
async function peopleOf(subdivision: string): Promise<string[]> {
  return withClient(await ownerUrlOf(cast.nodes.app), 'test', async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select concat_ws(' ', u.name_first, u.name_second) as name from users u
       join subdivision s on s.organization_id = u.organization_id and s.id = u.subdivision_id where s.name = $1`,
      [subdivision],
    );
    return rows.map(({ name }) => name);
  });
}

step('1: statistics on a day, a number’s people, a reminder, «Что, если»', () => readStatistics(cast));

step('2: a report of one’s own, sent on Monday to two heads, certified for tokens', async () => {
  await scopeHeads(cast, [
    { name: 'Кравцова', subdivision: 'Пекарня на Лиговском' },
    { name: 'Авдеев', subdivision: 'Пекарня на Петроградской' },
  ]);
  await ownReport(cast);
  await mondayReports(cast, [
    { email: 'leader@demo.adaptika.ru', people: await peopleOf('Пекарня на Лиговском') },
    { email: 'demo48@tepliy-hleb.example', people: await peopleOf('Пекарня на Петроградской') },
  ]);
  await certifyReport(cast);
});

step('3: a link with a QR code brings «Ромашка», masked, without a reload', () => referRomashka(cast));

step(
  '4: the free period ends: every address leads to the payment page, and the server is closed',
  async () => {
    await beginRomashka(cast);
    await endFreePeriod(cast);
  },
);

step('5: 5 000 ₽ by card pay the month with its receipts, and open the workspace without a reload', () =>
  payMonth(cast),
);

step('6: an invoice for 24 000 ₽, its payment, and at the end of the month its act', () => payInvoice(cast));

step('7: a disputed write-off returns tokens; the bonus is withdrawn into tokens', async () => {
  await disputeWriteOff(cast);
  // Its hold is over since the month of step 6.
  await withdrawBonus(cast, '2 900');
});

step('8: the back office filters, finds, suspends and resumes its client, and messages a segment', () =>
  manageClients(cast),
);

step('9: a guest changes something with the client’s permission, and leaves when the time is over', () =>
  visitWorkspace(cast),
);

step('10: the ledger is whole, and a changed kopeck is named', () => checkLedger(cast));

it('both nodes served the story, and no script failed', () => {
  expect(Math.min(...cast.nodes.received)).toBeGreaterThan(5);
  const failures = visitorsOf(cast).flatMap(({ failures: found }) => found);
  // What a closed workspace rejects is logged, as the catalogue of errors says.
  expect(failures.filter((line) => !line.includes('a subscription failed {kind: expected'))).toEqual([]);
});

import { z } from 'zod';
import { withClient } from '@server/db/client';
import { storedClauses } from '@server/modules/content/blocks/blocks';
import { ask } from '@test/helpers/contract/graphql-client';
import { operation } from '@test/helpers/contract/operations';
import { type Figure, median, percentile } from '../figures';
import { timed } from '../load';
import type { World } from '../world';

/** A large organization's library: the number of documents in force, of clauses in each, and of words in each clause. */
const DOCUMENTS = 1_000;
const CLAUSES = 60;
const WORDS_OF_A_CLAUSE = 30;
const ASKED = 12;

const WORDS =
  'сотрудник руководитель работа смена касса товар склад покупатель порядок правило охрана труда инструктаж перерыв отпуск заявление журнал подпись отчёт месяц день помещение ключ сигнализация огнетушитель уборка чистота одежда бейдж пропуск график замена болезнь справка договор ответственность проверка приёмка возврат чек скидка карта терминал очередь вежливость жалоба книга отзыв телефон почта пароль доступ'.split(
    ' ',
  );
/**
 * A word in most clauses, two that seldom occur together, the beginning of a word, a word that occurs once, and one that does not
 * occur.
 */
const ASKED_FOR = ['сотрудник', 'отпуск сигнализация', 'огнету', 'единственное', 'несуществующее'];

/** Generates words in an order that repeats with every run. */
function textOf(document: number, clause: number): string {
  let state = document * 7_919 + clause * 104_729 + 1;
  const words = Array.from({ length: WORDS_OF_A_CLAUSE }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return WORDS[Math.floor((state / 2_147_483_648) * WORDS.length)] ?? '';
  });
  if (document === DOCUMENTS / 2 && clause === CLAUSES / 2) words.push('единственное');
  return words.join(' ');
}

function clausesOf(document: number) {
  return storedClauses(
    Array.from({ length: CLAUSES }, (_, clause) => ({
      id: `c${clause + 1}`,
      level: clause % 10 === 0 ? 1 : 2,
      html: `<p>${textOf(document, clause)}</p>`,
    })),
  );
}

async function growLibrary({ ownerUrl, organizationId, adminId }: World): Promise<void> {
  await withClient(ownerUrl, 'bench', async (client) => {
    await client.query('begin');
    for (let document = 1; document <= DOCUMENTS; document += 1) {
      await client.query(
        `with r as (
           insert into regulation (organization_id, code, name, type, folder, owner_id, status)
           values ($1, 'ПБ-' || $2::int, 'Правила библиотеки ' || $2::int, 'regulation', '', $3, 'published') returning id),
         v as (
           insert into regulation_version (organization_id, regulation_id, major, status, name, code, clauses, sha256,
             significance, word_count, effective_from, published_at, published_by_id)
           select $1, r.id, 1, 'published', 'Правила библиотеки ' || $2::int, 'ПБ-' || $2::int, $4, '', 'major', 1800,
             current_date, now(), $3 from r returning id, regulation_id)
         select id, regulation_id from v`,
        [organizationId, document, adminId, JSON.stringify(clausesOf(document))],
      );
    }
    await client.query(
      `update regulation r set current_version_id = v.id from regulation_version v
       where r.organization_id = $1 and v.regulation_id = r.id and r.current_version_id is null and r.code like 'ПБ-%'`,
      [organizationId],
    );
    await client.query('commit');
    await client.query('vacuum analyze regulation, regulation_version');
  });
}

/** Measures the `Ctrl+K` search as the page queries it, including words of clauses. */
export async function measureSearch(world: World): Promise<Figure[]> {
  await growLibrary(world);
  const document = operation('search', 'search');
  const figures: Figure[] = [];
  for (const query of ASKED_FOR) {
    const once = () => timed(() => ask(world.app.url, world.adminToken, z.unknown(), document, { query }));
    for (let warm = 0; warm < 5; warm += 1) await once();
    const times: number[] = [];
    for (let round = 0; round < ASKED; round += 1) times.push(await once());
    figures.push({
      name: `search for «${query}» in ${DOCUMENTS} documents of ${CLAUSES} clauses, p95`,
      value: percentile(times, 95),
      unit: 'ms',
      bar: { kind: 'max', value: 50 },
      note: `median ${median(times).toFixed(0)} ms, the page's own query`,
    });
  }
  return figures;
}

import { clock } from '@domain/clock';
import { rowsByIds } from '@server/db/rows/rows-by-ids';
import { numberFormat } from '@server/formatters';
import type { Scope } from '@server/graphql/context';
import type { StatisticFilter } from '@server/graphql/generated/types';
import { unclearTable } from '@server/modules/content/comments/unclear-table';
import { requireKind } from '@server/modules/content/content-kinds';
import { createDocumentDates } from '@server/modules/content/documents/document-dates';
import { sinceLines } from '@server/modules/content/documents/since-lines';
import { userTable } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import { timezoneOf } from '@server/modules/organization/organization.read-model';
import { fullName } from '@server/modules/person-name';
import type { PdfTable } from '@server/pdf/tables';
import { documentText } from '@server/texts';
import type { SigningSpeedService } from './signing-speed.service';

/** The quick signatures in a file: the newest. It says how many there are. */
const QUICK_LISTED = 50;

const peopleByIds = rowsByIds(userTable);

async function speedTable(
  speeds: SigningSpeedService,
  scope: Scope,
  filter: StatisticFilter,
): Promise<PdfTable> {
  const { lang } = scope;
  const { bars, count, quickCount, since } = await speeds.speed(scope, { filter });
  const number = numberFormat(lang, {});
  return {
    lines: [
      documentText(lang, 'statistic.speed.title'),
      documentText(lang, 'statistic.speed.summary', {
        quick: number.format(quickCount),
        total: number.format(count),
      }),
      ...sinceLines(lang, since),
    ],
    columns: [
      { title: documentText(lang, 'statistic.speed.share'), isNumber: false },
      { title: documentText(lang, 'statistic.speed.signatures'), isNumber: true },
    ],
    rows: bars.map(({ from, to, count: signatures }) => [
      to == null ? `${from}+` : `${from}–${to}`,
      number.format(signatures),
    ]),
  };
}

async function quickTable(
  speeds: SigningSpeedService,
  scope: Scope,
  filter: StatisticFilter,
): Promise<PdfTable> {
  const { tx, organizationId, lang } = scope;
  const { items, count } = await speeds.quick(scope, { filter, pageSize: QUICK_LISTED });
  const people = await peopleByIds(tx, organizationId, [...new Set(items.map(({ userId }) => userId))]);
  const names = new Map(people.map((person) => [person.id, fullName(person)]));
  const { instant } = createDocumentDates(await timezoneOf(tx, organizationId));
  const words = ['person', 'object', 'time', 'calculated', 'at'] as const;
  return {
    lines: [
      documentText(lang, 'statistic.speed.quick'),
      ...(count > items.length
        ? [documentText(lang, 'statistic.speed.newest', { shown: items.length, total: count })]
        : []),
    ],
    columns: words.map((word) => ({ title: documentText(lang, `statistic.speed.${word}`), isNumber: false })),
    rows: items.map(({ userId, object, readingSec, calculatedSec, signedAt }) => [
      names.get(userId) ?? '',
      object.name,
      clock(readingSec),
      clock(calculatedSec),
      instant(signedAt),
    ]),
  };
}

/** Returns a reader of what only the statistics of regulations have: how fast people sign, and what readers do not understand. */
export function createSigningSections(
  { contentKinds }: Pick<ModuleDeps, 'contentKinds'>,
  speeds: SigningSpeedService,
) {
  const kind = requireKind(contentKinds, 'regulation');
  return async (scope: Scope, filter: StatisticFilter): Promise<PdfTable[]> => [
    await speedTable(speeds, scope, filter),
    await quickTable(speeds, scope, filter),
    await unclearTable(scope, kind),
  ];
}

import { clock } from '@domain/clock';
import { numberFormat } from '@server/formatters';
import type { Scope } from '@server/graphql/context';
import { sinceLines } from '../documents/since-lines';
import type { PdfTable } from '@server/pdf/tables';
import { documentText } from '@server/texts';
import type { ContentKind } from '../content-kind';
import { readUnclearClauses } from './unclear.read-model';

/** Returns the blocks and moments with the most open questions as a table. */
export async function unclearTable(
  scope: Scope,
  kind: Pick<ContentKind, 'objectType' | 'reported' | 'tables'>,
): Promise<PdfTable> {
  const { lang } = scope;
  const context = kind.objectType;
  const { items, since } = await readUnclearClauses(scope, kind);
  return {
    lines: [
      documentText(lang, 'statistic.unclear.title'),
      documentText(lang, 'statistic.unclear.text', { context }),
      ...sinceLines(lang, since),
    ],
    columns: [
      { title: documentText(lang, 'statistic.object', { context }), isNumber: false },
      { title: documentText(lang, 'statistic.unclear.clause', { context }), isNumber: false },
      { title: documentText(lang, 'statistic.unclear.count'), isNumber: true },
    ],
    rows: items.map(({ object, number, text, atSec, count }) => [
      object.name,
      atSec == null ? [number, text].filter(Boolean).join(' ') : clock(atSec),
      numberFormat(lang, {}).format(count),
    ]),
  };
}

import { numberFormat } from '@server/formatters';
import type { Scope } from '@server/graphql/context';
import type { StatisticFilter } from '@server/graphql/generated/types';
import { createDocumentDates } from '@server/modules/content/documents/document-dates';
import { sinceLines } from '@server/modules/content/documents/since-lines';
import { timezoneOf } from '@server/modules/organization/organization.read-model';
import type { PdfTable } from '@server/pdf/tables';
import { documentText } from '@server/texts';
import type { TestInsightsService } from './insights.service';

async function scoresTable(
  insights: TestInsightsService,
  scope: Scope,
  filter: StatisticFilter,
): Promise<PdfTable> {
  const { lang } = scope;
  const number = numberFormat(lang, {});
  const { bars, count, passedCount, mean, since } = await insights.scores(scope, { filter });
  return {
    lines: [
      documentText(lang, 'statistic.scores.title'),
      documentText(lang, 'statistic.scores.summary', {
        ...{ total: number.format(count), passed: number.format(passedCount) },
        mean: mean ?? documentText(lang, 'statistic.none'),
      }),
      ...sinceLines(lang, since),
    ],
    columns: [
      { title: documentText(lang, 'statistic.scores.score'), isNumber: false },
      { title: documentText(lang, 'statistic.scores.attempts'), isNumber: true },
    ],
    rows: bars.map(({ from, to, count: attempts }) => [`${from}–${to}`, number.format(attempts)]),
  };
}

async function worstTable(insights: TestInsightsService, scope: Scope): Promise<PdfTable> {
  const { lang } = scope;
  const number = numberFormat(lang, {});
  const percent = numberFormat(lang, { style: 'percent' });
  const words = ['test', 'question', 'answers', 'facility'] as const;
  const found = await insights.worst(scope);
  return {
    lines: [documentText(lang, 'statistic.worst.title'), documentText(lang, 'statistic.worst.text')],
    columns: words.map((word) => ({
      title: documentText(lang, `statistic.worst.${word}`),
      isNumber: word === 'answers' || word === 'facility',
    })),
    rows: found.map(({ test, figures }) => [
      test.name,
      figures.text,
      number.format(figures.count),
      percent.format(figures.facility / 10_000),
    ]),
  };
}

async function staleTable(insights: TestInsightsService, scope: Scope): Promise<PdfTable> {
  const { tx, organizationId, lang } = scope;
  const { instant } = createDocumentDates(await timezoneOf(tx, organizationId));
  const { count, items, compared } = await insights.stale(scope);
  const number = numberFormat(lang, {});
  const shown = { count: number.format(count), shown: items.length };
  return {
    lines: [
      documentText(lang, 'statistic.staleQuestions.title'),
      compared
        ? documentText(lang, 'statistic.staleQuestions.more', { ...shown, compared: number.format(compared) })
        : documentText(lang, 'statistic.staleQuestions.text', shown),
    ],
    columns: (['test', 'question', 'publishedAt'] as const).map((word) => ({
      title: documentText(lang, `statistic.staleQuestions.${word}`),
      isNumber: false,
    })),
    rows: items.map(({ test, text, publishedAt }) => [test.name, text, instant(publishedAt)]),
  };
}

/**
 * Returns a reader of what only the statistics of tests have: scores, the questions that people answer worst, and those whose
 * clause has changed.
 */
export const createTestSections =
  (insights: TestInsightsService) =>
  async (scope: Scope, filter: StatisticFilter): Promise<PdfTable[]> => [
    await scoresTable(insights, scope, filter),
    await worstTable(insights, scope),
    await staleTable(insights, scope),
  ];

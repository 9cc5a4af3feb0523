import limits from '@graphql/limits.json';
import type { ObjectType } from '@domain/object-types';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { StatisticFilter } from '@server/graphql/generated/types';
import { holdsSomewhere } from '@server/graphql/access/rights';
import { callerOf } from '@server/graphql/access/subject';
import { requireKind } from '@server/modules/content/content-kinds';
import { createDocumentDates } from '@server/modules/content/documents/document-dates';
import { readHead } from '@server/modules/content/documents/document-head.read-model';
import { createDocumentPictures } from '@server/modules/content/documents/document-pictures';
import { dayText } from '@server/modules/days';
import { parsedQuery, pdfFile } from '@server/modules/downloads';
import type { ModuleDeps } from '@server/modules/module';
import type { DownloadRoute } from '@server/modules/routes';
import { subdivisionsByIds } from '@server/modules/structure/structure.read-model';
import { documentText } from '@server/texts';
import { ownerOf } from '@server/workers/owner';
import type { HeldService } from '../held.service';
import { filterInAddress, statisticAddress } from './statistic-address';
import { isHeldKnown, type StatisticsService } from '../statistics.service';
import { filterWords } from './filter-words';
import { readNumbersBefore } from './numbers-before';
import { tabCurve, tabTables } from './tab-pdf.content';
import { tabPdfTask, type TabPdfInput } from './tab-pdf.task';

type Deps = Pick<
  ModuleDeps,
  'audit' | 'contentKinds' | 'exports' | 'files' | 'now' | 'tabSections' | 'workers'
> & {
  statistics: StatisticsService;
  held: HeldService;
};

interface Asked {
  objectType: ObjectType;
  filter: StatisticFilter;
  /** Whether the numbers are compared with those of the period before. */
  isCompared: boolean;
}

/** Reads the content in the scope's snapshot. @throws {AppError} report.tooLong: rows are never cut off silently */
async function readContent(
  { statistics, held, now, tabSections }: Deps,
  scope: Scope,
  { objectType, filter, isCompared }: Asked,
): Promise<Omit<TabPdfInput, 'head'> & { head: Awaited<ReturnType<typeof readHead>> }> {
  const { tx, organizationId, lang } = scope;
  const figures = await statistics.objects(scope, objectType, filter);
  const count = figures.byObject.length + figures.bySubdivision.length;
  const { pdfRows: max } = limits.report;
  if (count > max) throw new AppError('report.tooLong', { params: { max, count } });
  const ids = figures.bySubdivision.flatMap(({ id }) => id ?? []);
  const subdivisions = await subdivisionsByIds(tx, organizationId, ids);
  const head = await readHead(scope);
  const dates = createDocumentDates(head.timezone);
  const { before, lines } = isCompared
    ? await readNumbersBefore(statistics, scope, { objectType, filter, firstDay: figures.firstDay })
    : { before: null, lines: [] };
  const numbers = {
    ...{ objectType, figures, before },
    held: isHeldKnown(figures) ? await held.counts(scope, objectType, filter, figures.at) : null,
    subdivisionName: (id: number) => subdivisions.get(id)?.name ?? `№ ${id}`,
  };
  const tables = tabTables(lang, numbers);
  return {
    head,
    title: documentText(lang, 'statistic.title', { context: objectType }),
    lines: [
      ...(figures.asOf ? [documentText(lang, 'statistic.asOf', { date: dayText(figures.asOf) })] : []),
      ...(await filterWords(scope, filter)),
      ...lines,
      documentText(lang, 'report.pdf.made', { name: callerOf(scope).nameFull, at: dates.instant(now()) }),
      ...(tables.length === 0 ? [documentText(lang, 'statistic.empty')] : []),
    ],
    tables,
    curve: tabCurve(lang, numbers),
    sections: tables.length === 0 ? [] : await tabSections.read(objectType, scope, filter),
  };
}

/** Serves the numbers of a statistics tab as a PDF, limited to what the caller's right covers. */
export function createTabPdfRoute(deps: Deps): DownloadRoute {
  const { audit, contentKinds, exports, workers, statistics } = deps;
  const { letterheadOf } = createDocumentPictures(deps);
  return {
    path: '/statistics/tab.pdf',
    async handle(scope, { query }) {
      const { caller, lang } = scope;
      if (!caller) throw new AppError('auth.required');
      if (!holdsSomewhere(caller, 'statistics', 'read')) throw new AppError('notFound');
      const { objectType, isCompared, ...address } = parsedQuery(statisticAddress, query);
      requireKind(contentKinds, objectType);
      const filter = filterInAddress(address);
      const { day } = await statistics.dayOf(scope, { filter });
      await audit.write(scope, { action: 'export', objectType });
      const title = documentText(lang, 'statistic.title', { context: objectType });
      return pdfFile(
        `${documentText(lang, 'statistic.file', { title, date: dayText(day) })}.pdf`,
        async (disconnected) => {
          const { head, ...content } = await exports.read(scope, disconnected, (inner) =>
            readContent(deps, inner, { objectType, filter, isCompared: isCompared === 'true' }),
          );
          const input = { ...content, head: await letterheadOf(scope, head) };
          return workers.run(tabPdfTask, input, ownerOf(scope), undefined, disconnected);
        },
      );
    },
  };
}

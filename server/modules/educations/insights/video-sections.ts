import { clock } from '@domain/clock';
import { numberFormat } from '@server/formatters';
import type { Scope } from '@server/graphql/context';
import type { StatisticFilter } from '@server/graphql/generated/types';
import { unclearTable } from '@server/modules/content/comments/unclear-table';
import { requireKind } from '@server/modules/content/content-kinds';
import { sinceLines } from '@server/modules/content/documents/since-lines';
import type { ModuleDeps } from '@server/modules/module';
import type { PdfTable } from '@server/pdf/tables';
import { documentText } from '@server/texts';
import type { VideoInsightsService } from './video-insights.service';

/** The parts of the video with the most viewers, which the tab shows first; without a video none. */
async function dropOffTables(
  videos: VideoInsightsService,
  scope: Scope,
  filter: StatisticFilter,
): Promise<PdfTable[]> {
  const { lang } = scope;
  const [most] = await videos.watched(scope, { filter });
  if (!most) return [];
  const { parts, viewers, since } = await videos.dropOff(scope, { educationId: most.video.id, filter });
  const number = numberFormat(lang, {});
  const percent = numberFormat(lang, { style: 'percent' });
  const words = ['part', 'viewers', 'share'] as const;
  return [
    {
      lines: [
        documentText(lang, 'statistic.dropOff.title', {
          name: most.video.name,
          viewers: number.format(viewers),
        }),
        ...sinceLines(lang, since),
      ],
      columns: words.map((word) => ({
        title: documentText(lang, `statistic.dropOff.${word}`),
        isNumber: word !== 'part',
      })),
      rows: parts.map(({ fromSec, toSec, viewers: left }) => [
        `${clock(fromSec)} – ${clock(toSec)}`,
        number.format(left),
        percent.format(viewers > 0 ? left / viewers : 0),
      ]),
    },
  ];
}

/** Returns a reader of what only the statistics of educations have: how far a video is watched, and what readers do not understand. */
export function createVideoSections(
  { contentKinds }: Pick<ModuleDeps, 'contentKinds'>,
  videos: VideoInsightsService,
) {
  const kind = requireKind(contentKinds, 'education');
  return async (scope: Scope, filter: StatisticFilter): Promise<PdfTable[]> => [
    ...(await dropOffTables(videos, scope, filter)),
    await unclearTable(scope, kind),
  ];
}

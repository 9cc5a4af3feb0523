import type { Film } from '@domain/film';
import type { Scope } from '@server/graphql/context';
import type { EducationWatchInput } from '@server/graphql/generated/resolvers';
import type { ModuleDeps } from '@server/modules/module';
import { type Change, type ShownProgress, type Studying, type StudyingWork, unchanged } from './studying';
import { watchedAfter } from './watched-after';

export interface WatchingService {
  watch(scope: Scope, input: EducationWatchInput): Promise<ShownProgress>;
}

type Watching = Studying & { film: Film; row: NonNullable<Studying['row']> };

/** Whether a film was opened that can be watched; of a text, and of what was not opened, nothing counts. */
const isWatching = (studying: Studying): studying is Watching =>
  studying.film !== null && studying.row !== null;

type Claim = Pick<EducationWatchInput, 'segments' | 'positionSec'>;

function changeAfter(studying: Watching, { segments, positionSec }: Claim, at: Date): Change {
  const { film, row, countedAt } = studying;
  const { values } = unchanged(studying, at);
  const seen = watchedAfter(film, row, segments, { clockAt: countedAt, at });
  const isNew = row.completedAt === null && seen.isEnough;
  return {
    values: {
      ...values,
      countedAt: seen.clockAt ?? row.countedAt,
      segments: seen.segments,
      positionSec: Math.max(0, Math.min(positionSec, film.durationSec)),
      completedAt: isNew ? at : row.completedAt,
    },
    clockAt: seen.clockAt,
    isNew,
  };
}

/** How people watch films: the server counts, and believes no more than could have been seen. */
export function createWatchingService(
  { now }: Pick<ModuleDeps, 'now'>,
  { begin, keep }: StudyingWork,
): WatchingService {
  return {
    async watch(scope, { educationId, versionId, ...claim }) {
      const studying = await begin(scope, educationId);
      const at = now();
      // Of another film nothing counts.
      const isOfThis = versionId === studying.version.id && isWatching(studying);
      return keep(scope, studying, isOfThis ? changeAfter(studying, claim, at) : unchanged(studying, at));
    },
  };
}

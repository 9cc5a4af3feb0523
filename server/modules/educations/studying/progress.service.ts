import type { Scope } from '@server/graphql/context';
import type { EducationProgressInput } from '@server/graphql/generated/types';
import type { ModuleDeps } from '@server/modules/module';
import { educationContent } from '../education.content';
import { saveProgress } from '../educations.repository';
import { plausibleSeconds, openedAt } from './progress-rules';
import {
  type Change,
  type ShownProgress,
  shownProgress,
  type Studying,
  type StudyingWork,
  unchanged,
} from './studying';

export interface ProgressService {
  open(scope: Scope, id: number): Promise<ShownProgress | null>;
  report(scope: Scope, input: EducationProgressInput): Promise<ShownProgress>;
}

/** Whether reading counts; for a video only if its author lets the transcript count. */
function isReading({ video, version: { wordCount } }: Studying): boolean {
  return video === null || (video.isTranscriptEnough && wordCount > 0);
}

/**
 * Returns the change after a report of seconds, limited to the plausible ones, including whether the reading is now completed for
 * the first time.
 */
function progressAfter(studying: Studying, seconds: number, at: Date): Change {
  const { row, countedAt, readingSec } = studying;
  const { values, ...same } = unchanged(studying, at);
  // It was not opened, so there is nothing to count yet.
  if (row === null) return { values, ...same };
  const counted = plausibleSeconds(seconds, [row.countedAt, countedAt], at);
  const clockAt = counted.seconds > 0 ? counted.countedAt : null;
  const activeSec = row.activeSec + counted.seconds;
  const isNew = row.completedAt === null && activeSec >= readingSec;
  const completedAt = isNew ? at : row.completedAt;
  return {
    values: { ...values, activeSec, countedAt: clockAt ?? row.countedAt, completedAt },
    clockAt,
    isNew,
  };
}

/** Records progress in educations: the server counts, and accepts no more than the elapsed time. */
export function createProgressService(
  { now, events }: Pick<ModuleDeps, 'now' | 'events'>,
  { begin, record }: StudyingWork,
): ProgressService {
  return {
    async open(scope, id) {
      const studying = await begin(scope, id);
      const { key, row, version, readingSec, video } = studying;
      const { tx, organizationId } = scope;
      const { objectType } = educationContent;
      await events.emit(scope, 'object.opened', { objectType, objectId: id, userId: key.userId });
      const at = now();
      const opened = {
        ...key,
        ...unchanged(studying, at).values,
        versionId: version.id,
        countedAt: openedAt(row, at),
      };
      await saveProgress(tx, organizationId, opened);
      return shownProgress(opened, readingSec, video);
    },
    report: (scope, { educationId, versionId, seconds }) =>
      record(scope, educationId, (studying, at) => {
        // Reading another version does not count.
        const isOfThis = versionId === studying.version.id && isReading(studying);
        return isOfThis ? progressAfter(studying, seconds, at) : unchanged(studying, at);
      }),
  };
}

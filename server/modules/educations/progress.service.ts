import type { Scope } from '@server/graphql/context';
import type { EducationProgressInput } from '@server/graphql/generated/resolvers';
import type { ModuleDeps } from '@server/modules/module';
import { educationContent } from './education.content';
import { saveProgress } from './educations.repository';
import { believed, openedAt } from './progress-rules';
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

/** Whether reading is what is asked for; of a film only where its author lets the transcript count. */
function isReading({ film, version: { wordCount } }: Studying): boolean {
  return film === null || (film.isTranscriptEnough && wordCount > 0);
}

/** What is believed of the seconds that somebody says they have read, and whether it is enough for the first time. */
function progressAfter(studying: Studying, seconds: number, at: Date): Change {
  const { row, countedAt, readingSec } = studying;
  const { values, ...same } = unchanged(studying, at);
  // Nothing was opened: nothing to count yet.
  if (row === null) return { values, ...same };
  const counted = believed(seconds, [row.countedAt, countedAt], at);
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

/** How people go through educations: the server counts, and believes no more than time has passed. */
export function createProgressService(
  { now, events }: Pick<ModuleDeps, 'now' | 'events'>,
  { begin, keep }: StudyingWork,
): ProgressService {
  return {
    async open(scope, id) {
      const studying = await begin(scope, id);
      const { key, row, version, readingSec, film } = studying;
      const { tx, organizationId } = scope;
      const { objectType } = educationContent;
      await events.emit(scope, 'object.opened', { objectType, objectId: id, userId: key.userId });
      const at = now();
      const opened = await saveProgress(tx, organizationId, key, {
        ...unchanged(studying, at).values,
        versionId: version.id,
        countedAt: openedAt(row, at),
      });
      return shownProgress(opened, readingSec, film);
    },
    async report(scope, { educationId, versionId, seconds }) {
      const studying = await begin(scope, educationId);
      const at = now();
      // Of another text nothing counts.
      const isOfThis = versionId === studying.version.id && isReading(studying);
      return keep(scope, studying, isOfThis ? progressAfter(studying, seconds, at) : unchanged(studying, at));
    },
  };
}

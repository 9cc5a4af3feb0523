import { percentRead } from '@domain/reading-progress';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { EducationProgressInput } from '@server/graphql/generated/resolvers';
import type { AssignmentRow } from '@server/modules/assignments/assignments.tables';
import { callerOf } from '@server/modules/content/caller';
import type { ContentEvents } from '@server/modules/content/content-events';
import type { ContentVersionRow } from '@server/modules/content/content.tables';
import { lockOpenObligation } from '@server/modules/content/obligations.read-model';
import { lockObject } from '@server/modules/content/objects/objects.repository';
import { owedText } from '@server/modules/content/versions/owed-text';
import { findVersion, newestMajorId } from '@server/modules/content/versions/versions.repository';
import type { ModuleDeps } from '@server/modules/module';
import { educationAccess, educationContent, educationKey } from './education.content';
import { findProgress, lockClock, moveClock, type ProgressKey, saveProgress } from './educations.repository';
import {
  asEducation,
  educationTables,
  type EducationProgressRow,
  type EducationRow,
} from './educations.tables';
import { believed, openedAt } from './progress-rules';

/** How far somebody is, with what is asked for. */
export interface ShownProgress {
  educationId: number;
  versionId: number;
  activeSec: number;
  readingSec: number;
  percent: number;
  completedAt: Date | null;
}

export interface ProgressService {
  open(scope: Scope, id: number): Promise<ShownProgress | null>;
  report(scope: Scope, input: EducationProgressInput): Promise<ShownProgress>;
}

interface Studying {
  education: EducationRow;
  version: ContentVersionRow;
  obligation: AssignmentRow | null;
  key: ProgressKey;
  /** How far the person is with what is in force; of a version before a major one nothing counts. */
  row: EducationProgressRow | null;
  readingSec: number;
  /** Up to when the person's time is counted. */
  countedAt: Date;
}

/** As the contract shows it. */
export function shownProgress(
  row: Pick<EducationProgressRow, 'educationId' | 'versionId' | 'activeSec' | 'completedAt'>,
  readingSec: number,
): ShownProgress {
  const { educationId, versionId, activeSec, completedAt } = row;
  const percent = completedAt ? 100 : percentRead(activeSec, readingSec);
  return { educationId, versionId, activeSec, readingSec, percent, completedAt };
}

type ProgressValues = Pick<EducationProgressRow, 'activeSec' | 'countedAt' | 'completedAt'>;

/** As it stood; from now on where nothing was opened yet. */
const unchanged = ({ row }: Pick<Studying, 'row'>, at: Date): ProgressValues => ({
  activeSec: row?.activeSec ?? 0,
  countedAt: row?.countedAt ?? at,
  completedAt: row?.completedAt ?? null,
});

/** What is believed of the seconds that somebody says they have read, and whether it is enough for the first time. */
function progressAfter(studying: Studying, seconds: number, at: Date) {
  const { row, countedAt, readingSec } = studying;
  // Nothing was opened: nothing to count yet.
  if (row === null) return { values: unchanged(studying, at), clockAt: null, isNew: false };
  const counted = believed(seconds, [row.countedAt, countedAt], at);
  const clockAt = counted.seconds > 0 ? counted.countedAt : null;
  const activeSec = row.activeSec + counted.seconds;
  const isNew = row.completedAt === null && activeSec >= readingSec;
  const completedAt = isNew ? at : row.completedAt;
  return { values: { activeSec, countedAt: clockAt ?? row.countedAt, completedAt }, clockAt, isNew };
}

/** How people go through educations: the server counts, and believes no more than time has passed. */
export function createProgressService(
  { now, events }: Pick<ModuleDeps, 'now' | 'events'>,
  { worked, log }: ContentEvents,
): ProgressService {
  /** What the person studies now. Their clock is locked first, so that two tabs come one after the other. */
  async function begin(scope: Scope, id: number): Promise<Studying> {
    await educationAccess.requireView(scope, id);
    const { tx, organizationId } = scope;
    const { userId } = callerOf(scope);
    const countedAt = await lockClock(tx, organizationId, userId, now());
    const found = await lockObject(tx, educationTables.object, organizationId, id, 'share');
    const education = found && asEducation(found);
    const version =
      education?.currentVersionId == null
        ? null
        : await findVersion(tx, educationTables.version, organizationId, education.currentVersionId);
    if (!education || !version || education.isArchive) throw new AppError('notFound');
    const obligation = await lockOpenObligation(tx, organizationId, educationKey(id), userId);
    const key = { userId, educationId: id, assignmentId: obligation?.id ?? 0 };
    const stored = await findProgress(tx, organizationId, key);
    const isOld =
      stored !== null &&
      stored.versionId < (await newestMajorId(tx, educationTables.version, organizationId, id));
    const { readingSec } = await owedText(
      scope,
      educationTables.version,
      version,
      obligation,
      education.minReadingSec,
    );
    return { education, version, obligation, key, row: isOld ? null : stored, readingSec, countedAt };
  }

  async function complete(scope: Scope, { education, version }: Studying): Promise<void> {
    const { userId } = callerOf(scope);
    const { id } = education;
    await log(scope, id, 'complete', { affectedUserId: userId });
    await events.emit(scope, 'object.completed', {
      ...{ objectType: educationContent.objectType, objectId: id, userId, versionId: version.id },
    });
    await worked(scope, id);
  }

  /** Not done yet: whole percent, of which the last is not reached. */
  async function tellProgress(scope: Scope, { educationId, percent }: ShownProgress): Promise<void> {
    if (percent === 0) return;
    const { objectType } = educationContent;
    await events.emit(scope, 'object.progressed', {
      ...{ objectType, objectId: educationId, userId: callerOf(scope).userId },
      progress: Math.min(99, percent),
    });
  }

  return {
    async open(scope, id) {
      const studying = await begin(scope, id);
      const { key, row, version, readingSec } = studying;
      const { tx, organizationId } = scope;
      const { objectType } = educationContent;
      await events.emit(scope, 'object.opened', { objectType, objectId: id, userId: key.userId });
      const values = row ?? { versionId: version.id, activeSec: 0, completedAt: null };
      const opened = await saveProgress(tx, organizationId, key, {
        versionId: version.id,
        activeSec: values.activeSec,
        completedAt: values.completedAt,
        countedAt: openedAt(row, now()),
      });
      return shownProgress(opened, readingSec);
    },
    async report(scope, { educationId, versionId, seconds }) {
      const studying = await begin(scope, educationId);
      const { key, version, readingSec } = studying;
      const { tx, organizationId } = scope;
      const at = now();
      // Of another text nothing counts.
      const { values, clockAt, isNew } =
        versionId === version.id
          ? progressAfter(studying, seconds, at)
          : { values: unchanged(studying, at), clockAt: null, isNew: false };
      if (clockAt) await moveClock(tx, organizationId, key.userId, clockAt);
      const saved = await saveProgress(tx, organizationId, key, { versionId: version.id, ...values });
      const shown = shownProgress(saved, readingSec);
      if (isNew) await complete(scope, studying);
      else if (shown.completedAt === null) await tellProgress(scope, shown);
      return shown;
    },
  };
}

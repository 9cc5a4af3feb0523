import { property } from '@src/api/errors';
import type { QualificationRouteInput } from '@src/api/generated/types';
import type { AnyEdited, TextRules } from '@src/content/edit/draft-source';
import type { DraftVersion, QualificationDraft, RouteVersion } from '../api';
import { RouteChanges } from './RouteChanges';
import type { RouteText } from './route-content';

/** A qualification as used by its draft's frame. */
export type EditedQualification = Omit<QualificationDraft, 'draftVersion'> & AnyEdited<DraftVersion>;

/** The defaults that most authors need; the server's values take precedence. */
const FIRST: RouteText = {
  stages: [],
  ...{ passPercent: 100, validityMonths: 12, renewalDays: 30, graceDays: 30 },
};

/** Returns the content of a version. */
const textOfVersion = (version: RouteVersion | null): RouteText => {
  if (!version) return FIRST;
  const { stages, passPercent, validityMonths, renewalDays, graceDays } = version;
  return { stages, passPercent, validityMonths, renewalDays, graceDays };
};

/** The value was written here by this application, so a shallow check is sufficient; the server validates the rest. */
const isRouteText = (value: unknown): value is RouteText => {
  const stages = property(value, 'stages');
  return (
    typeof property(value, 'passPercent') === 'number' &&
    Array.isArray(stages) &&
    stages.every((stage) => Array.isArray(property(stage, 'items')))
  );
};

/** Converts the content to the input; the names of components come from the server and are left out. */
export const asInput = ({ stages, ...rules }: RouteText): QualificationRouteInput => ({
  ...{
    passPercent: rules.passPercent,
    validityMonths: rules.validityMonths,
    renewalDays: rules.renewalDays,
    graceDays: rules.graceDays,
  },
  stages: stages.map(({ id, title, gate, k, items }) => ({
    ...{ id, title, gate, k },
    items: items.map(({ id: itemId, objectType, objectId, isRequired, weight, acceptEarlierDays }) => ({
      ...{ id: itemId, objectType, objectId, isRequired, weight, acceptEarlierDays },
    })),
  })),
});

/** The text rules for drafts that consist of stages with rules. */
export const routeRules: TextRules<EditedQualification, DraftVersion, RouteText> = {
  textOf: ({ draftVersion, currentVersion }) => textOfVersion(draftVersion ?? currentVersion),
  isText: isRouteText,
  isSame: (a, b) => JSON.stringify(asInput(a)) === JSON.stringify(asInput(b)),
  comparison: (theirs, mine) => <RouteChanges theirs={textOfVersion(theirs)} mine={mine} />,
};

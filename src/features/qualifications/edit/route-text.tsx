import { property } from '@src/api/errors';
import type { QualificationRouteInput } from '@src/api/generated/types';
import type { AnyEdited, TextRules } from '@src/content/edit/draft-source';
import type { DraftVersion, QualificationDraft, RouteStage, RouteVersion } from '../api';
import { RouteChanges } from './RouteChanges';

/** What is written in a draft of a qualification: stages with the names of their components, and the rules. */
export interface RouteText {
  stages: readonly RouteStage[];
  passPercent: number;
  validityMonths: number;
  renewalDays: number;
  graceDays: number;
}

/** A qualification as its draft's frame knows it. */
export type EditedQualification = Omit<QualificationDraft, 'draftVersion'> & AnyEdited<DraftVersion>;

/** As most authors want it; what the server has comes before. */
const FIRST: RouteText = {
  stages: [],
  ...{ passPercent: 100, validityMonths: 12, renewalDays: 30, graceDays: 30 },
};

/** Of a version, what is written in it. */
const textOfVersion = (version: RouteVersion | null): RouteText => {
  if (!version) return FIRST;
  const { stages, passPercent, validityMonths, renewalDays, graceDays } = version;
  return { stages, passPercent, validityMonths, renewalDays, graceDays };
};

/** It was written here by this program: what it looks like from outside is enough, the server checks the rest. */
const isRouteText = (value: unknown): value is RouteText => {
  const stages = property(value, 'stages');
  return (
    typeof property(value, 'passPercent') === 'number' &&
    Array.isArray(stages) &&
    stages.every((stage) => Array.isArray(property(stage, 'items')))
  );
};

/** As it is sent: names of components are the server's to say. */
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

/** Drafts that are stages with rules. */
export const routeRules: TextRules<EditedQualification, DraftVersion, RouteText> = {
  textOf: ({ draftVersion, currentVersion }) => textOfVersion(draftVersion ?? currentVersion),
  isText: isRouteText,
  isSame: (a, b) => JSON.stringify(asInput(a)) === JSON.stringify(asInput(b)),
  comparison: (theirs, mine) => <RouteChanges theirs={textOfVersion(theirs)} mine={mine} />,
};

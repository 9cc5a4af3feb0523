import type { ObjectType } from '@server/graphql/generated/types';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { Workspace } from '@test/helpers/worlds/workspace';

type Author = Pick<Workspace, 'get' | 'admin'>;

export interface Component {
  objectType: ObjectType;
  objectId: number;
  isRequired?: boolean;
  weight?: number;
  acceptEarlierDays?: number | null;
}

export interface Stage {
  gate?: 'all' | 'any' | 'kOf';
  k?: number;
  items: readonly Component[];
}

export interface Rules {
  passPercent?: number;
  validityMonths?: number;
  renewalDays?: number;
  graceDays?: number;
}

/** Stages as the editor sends them; a component keeps its id for as long as it is in the qualification. */
export const routeOf = (stages: readonly Stage[], rules: Rules = {}) => ({
  ...{ passPercent: 100, validityMonths: 12, renewalDays: 30, graceDays: 30, ...rules },
  stages: stages.map(({ gate = 'all', k = 1, items }, index) => ({
    ...{ id: `s${index + 1}`, title: `Этап ${index + 1}`, gate, k },
    items: items.map((item) => ({
      id: `${item.objectType}-${item.objectId}`,
      ...{ isRequired: gate === 'all', weight: 1, acceptEarlierDays: null },
      ...item,
    })),
  })),
});

export const SAVE = `mutation ($id: Int!, $route: QualificationRouteInput!) {
  qualificationDraftSave(id: $id, route: $route, isForce: true) { id updatedAt } }`;
const PUBLISH =
  'mutation ($p: PublicationInput!) { qualificationPublish(publication: $p) { currentVersion { id } } }';

/** Saves the stages as the draft and publishes it; returns the version. */
export async function publishRoute(
  { get, admin }: Author,
  id: number,
  route: ReturnType<typeof routeOf>,
  significance: 'major' | 'minor' = 'major',
): Promise<number> {
  const { qualificationDraftSave: draft } = await get<{
    qualificationDraftSave: { id: number; updatedAt: string };
  }>(admin, SAVE, { id, route });
  const { qualificationPublish } = await get<{ qualificationPublish: { currentVersion: { id: number } } }>(
    admin,
    PUBLISH,
    { p: { id, draftId: draft.id, draftUpdatedAt: draft.updatedAt, significance } },
  );
  return qualificationPublish.currentVersion.id;
}

/** An unpublished qualification. */
export async function aQualification({ get, admin }: Author, name = 'Кассир'): Promise<number> {
  const { qualificationCreate } = await get<{ qualificationCreate: { id: number } }>(
    admin,
    'mutation ($q: QualificationInput!) { qualificationCreate(qualification: $q) { id } }',
    { q: { name, level: 2 } },
  );
  return qualificationCreate.id;
}

/** Assigns the object to these people with a rule; returns the rule. */
export async function give(
  { get, admin }: Author,
  objectType: ObjectType,
  objectId: number,
  people: readonly UserRow[],
  dueDays: number | null = 14,
): Promise<number> {
  const audience = { groups: [{ userIds: people.map(({ id }) => id) }], exceptUserIds: [] };
  const { assignmentRuleSave } = await get<{ assignmentRuleSave: { id: number } }>(
    admin,
    'mutation ($rule: AssignmentRuleInput!) { assignmentRuleSave(rule: $rule) { id } }',
    { rule: { objectType, objectId, audience, dueDays, onUnmatch: 'cancel' } },
  );
  return assignmentRuleSave.id;
}

export interface Mine {
  myAssignment: { status: string; progress: number } | null;
  myProgress: {
    percent: number;
    isEarned: boolean;
    stages: string[];
    items: { itemId: string; isDone: boolean; isEarlier: boolean; status: string | null }[];
  } | null;
  myAwards: {
    id: number;
    number: string;
    state: string;
    validUntil: string | null;
    conditionalUntil: string | null;
    reason: string | null;
  }[];
}

/** The person's progress in the qualification. */
export async function mine({ get }: Pick<Workspace, 'get'>, person: UserRow, id: number): Promise<Mine> {
  const { qualification } = await get<{ qualification: Mine }>(
    person,
    `query ($id: Int!) { qualification(id: $id) {
      myAssignment { status progress }
      myProgress { percent isEarned stages items { itemId isDone isEarlier status } }
      myAwards { id number state validUntil conditionalUntil reason } } }`,
    { id },
  );
  return qualification;
}

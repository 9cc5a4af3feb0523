import { randomUUID } from 'node:crypto';
import { routeProgress } from '@domain/qualifications/route';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type {
  QualificationReplacement,
  QualificationReplacementInput,
} from '@server/graphql/generated/types';
import { once } from '@server/graphql/idempotency';
import { mayEditObject, objectKeyText } from '@server/modules/content/content-kinds';
import type { ContentEvents } from '@server/modules/content/content-events';
import type { ContentServices } from '@server/modules/content/content-services';
import { daysAfter } from '@server/modules/days';
import type { ModuleDeps } from '@server/modules/module';
import { documentText } from '@server/texts';
import { qualificationAccess } from '../qualification.content';
import { itemsOf, type QualificationPart, type RouteComponent, storedOf } from './qualification-version';
import { asQualification, type QualificationRow } from '../qualifications.tables';
import { askedComponents, clockOf, type CurrentRoute, currentRoute } from './route.read-model';
import { type Mask, readHolderMasks, readMasks } from '../people/progress.read-model';

type Input = QualificationReplacementInput;

export interface ReplacingService {
  /** Returns whom the replacement would affect; changes nothing. @throws {AppError} as `replace` */
  preview(scope: Scope, input: Input): Promise<QualificationReplacement>;
  /**
   * Publishes a version in which another object takes the place of a component.
   * @throws {AppError} notFound, qualification.archived, draftBegun, itemAbsent, itemTwice, itemForeign, itemUnpublished
   */
  replace(scope: Scope, input: Input, clientKey?: string | null): Promise<QualificationRow>;
}

interface Replaced {
  /** The route as it would apply after the replacement. */
  route: CurrentRoute;
  before: RouteComponent;
  /** Its position among the components. */
  ord: number;
}

const FIELD = 'objectId';

const withItem = (part: QualificationPart, before: RouteComponent, after: RouteComponent) => ({
  ...part,
  stages: part.stages.map((stage) => ({
    ...stage,
    items: stage.items.map((item) => (item.id === before.id ? after : item)),
  })),
});

interface ReplacingDeps
  extends Pick<ModuleDeps, 'contentKinds' | 'now'>, Pick<ContentServices, 'drafts' | 'publishing'> {
  readonly log: ContentEvents['log'];
}

async function nameOf(
  { contentKinds }: ReplacingDeps,
  { tx, organizationId }: Scope,
  { objectType, objectId }: RouteComponent,
) {
  const [object] = (await contentKinds.of(objectType)?.describe(tx, organizationId, [objectId])) ?? [];
  return object?.name ?? '';
}

/** Checks that the replacement is not a component already and that the caller may assign it. */
async function checkNew(
  { contentKinds }: ReplacingDeps,
  scope: Scope,
  part: QualificationPart,
  after: RouteComponent,
): Promise<void> {
  if (after.objectType === 'qualification') throw new AppError('qualification.itemForeign', { field: FIELD });
  if (itemsOf(part).some((item) => objectKeyText(item) === objectKeyText(after))) {
    throw new AppError('qualification.itemTwice', { field: FIELD });
  }
  if (!(await mayEditObject(contentKinds, scope, after))) {
    throw new AppError('qualification.itemForeign', { field: FIELD });
  }
}

async function findReplacement(
  deps: ReplacingDeps,
  scope: Scope,
  { id, itemId, objectType, objectId }: Input,
): Promise<Replaced> {
  const { draftVersionId } = await qualificationAccess.editable(scope, id);
  const route = await currentRoute(deps.contentKinds, scope, id);
  if (!route) throw new AppError('notFound');
  if (draftVersionId !== null) throw new AppError('qualification.draftBegun');
  const ord = itemsOf(route.part).findIndex((item) => item.id === itemId);
  const before = itemsOf(route.part)[ord];
  if (!before) throw new AppError('qualification.itemAbsent');
  const after = { ...before, id: randomUUID(), objectType, objectId };
  await checkNew(deps, scope, route.part, after);
  const part = withItem(route.part, before, after);
  const asked = await askedComponents(deps.contentKinds, scope, part);
  if (!asked[ord]?.published) {
    const number = part.stages.findIndex(({ items }) => items.some((item) => item.id === after.id)) + 1;
    throw new AppError('qualification.itemUnpublished', { field: FIELD, params: { number } });
  }
  return { route: { ...route, part, asked }, before, ord };
}

function isEarnedBy({ part, asked }: CurrentRoute, { mask }: Mask): boolean {
  const ordOf = new Map(asked.map(({ item }, at) => [item.id, at]));
  return routeProgress<RouteComponent>(part, (item) => mask[ordOf.get(item.id) ?? -1] === '1').isEarned;
}

async function previewReplacement(
  deps: ReplacingDeps,
  scope: Scope,
  input: Input,
): Promise<QualificationReplacement> {
  const { tx, organizationId } = scope;
  const { route, ord } = await findReplacement(deps, scope, input);
  const { id } = route.qualification;
  const owing = await readMasks(tx, organizationId, id, route.asked, null);
  const holders = await readHolderMasks(tx, organizationId, id, route.asked);
  const earning = owing.filter((mask) => isEarnedBy(route, mask)).length;
  const without = ({ mask }: Mask) => mask[ord] !== '1';
  const isMajor = input.significance === 'major';
  const conditional = isMajor ? holders.filter(without).length : 0;
  const { today } = await clockOf(tx, organizationId, deps.now());
  return {
    ...{ owing: owing.filter((mask) => without(mask) && !isEarnedBy(route, mask)).length, earning },
    ...{ kept: holders.length - conditional, conditional },
    until: conditional === 0 ? null : daysAfter(today, route.part.graceDays),
  };
}

function replaceComponent(
  deps: ReplacingDeps,
  scope: Scope,
  input: Input,
  clientKey?: string | null,
): Promise<QualificationRow> {
  return once(
    scope,
    { of: 'qualificationItemReplace', key: clientKey },
    async () => {
      const { route, before, ord } = await findReplacement(deps, scope, input);
      const { id } = route.qualification;
      const after = route.asked[ord]?.item ?? before;
      const names = { before: await nameOf(deps, scope, before), after: await nameOf(deps, scope, after) };
      const draft = await deps.drafts.saveOwn(scope, id, { ...storedOf(route.part), isForce: true });
      await deps.log(scope, id, 'update', { changes: { component: [names.before, names.after] } });
      const publication = {
        ...{ id, draftId: draft.id, draftUpdatedAt: draft.updatedAt, significance: input.significance },
        changeSummary: documentText(scope.lang, 'award.replaced', names),
      };
      return asQualification(await deps.publishing.publish(scope, publication));
    },
    async (id) => asQualification(await qualificationAccess.viewable(scope, id)),
  );
}

/** Replaces a component with another object that inherits its rules. */
export function createReplacingService(
  { contentKinds, now }: Pick<ModuleDeps, 'contentKinds' | 'now'>,
  { drafts, publishing, events: { log } }: Pick<ContentServices, 'drafts' | 'publishing' | 'events'>,
): ReplacingService {
  const deps: ReplacingDeps = { contentKinds, now, drafts, publishing, log };

  return {
    preview: (scope, input) => previewReplacement(deps, scope, input),
    replace: (scope, input, clientKey) => replaceComponent(deps, scope, input, clientKey),
  };
}

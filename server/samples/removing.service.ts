import type { AuditEntry } from '@server/audit/audit';
import { inSavepoint } from '@server/db/savepoint';
import type { Scope } from '@server/graphql/context';
import type {
  SampleKeepReason,
  SampleKept,
  SampleKind,
  SampleRemoval,
} from '@server/graphql/generated/types';
import type { RulesService } from '@server/modules/assignments/rules/rules.service';
import type { ModuleDeps } from '@server/modules/module';
import { publishSampleChange } from './sample-events';
import {
  forgetObjects,
  lockOrganization,
  type MarkedObject,
  markedObjects,
  removeObject,
  setSample,
  signedRegulations,
} from './samples.repository';

export interface SampleRemoving {
  /** Returns what `remove` would return, without changing anything. */
  preview(scope: Scope): Promise<SampleRemoval>;
  remove(scope: Scope): Promise<SampleRemoval>;
}

/** Dependent objects come first. */
const ORDER: readonly SampleKind[] = [
  'assignmentRule',
  'user',
  'regulation',
  'adaptationTemplate',
  'position',
  'subdivision',
];

/** Returns the history entry for a removed object. */
const deletion = ({ kind, id, name }: MarkedObject): AuditEntry => ({
  action: 'delete',
  objectType: kind,
  objectId: id,
  changes: { name: [name, null] },
});

class Preview extends Error {
  constructor(readonly removal: SampleRemoval) {
    super('only looked at');
  }
}

/** Returns why an object is kept, as far as this is known before trying to remove it. */
function reasonOf(
  { kind, id, isChanged, objectId }: MarkedObject,
  signed: ReadonlySet<number>,
  changed: ReadonlySet<number>,
): SampleKeepReason | null {
  if (kind === 'regulation' && signed.has(id)) return 'signed';
  if (isChanged) return 'changed';
  // People with a regulation that is kept also keep its assignment rule.
  const isNeeded = objectId !== null && (signed.has(objectId) || changed.has(objectId));
  return kind === 'assignmentRule' && isNeeded ? 'used' : null;
}

interface RemovingDeps extends Pick<ModuleDeps, 'audit' | 'live'> {
  readonly rules: RulesService;
}

async function takeObject(
  { rules }: RemovingDeps,
  scope: Scope,
  object: MarkedObject,
): Promise<SampleKeepReason | null> {
  // People who have it assigned by the rule lose it, as when any rule is deleted.
  if (object.kind === 'assignmentRule') await rules.delete(scope, object.id);
  const keptBy = await removeObject(scope.tx, object);
  if (keptBy === null) return null;
  return keptBy === 'regulation_signature' ? 'signed' : 'used';
}

async function takeAll(
  deps: RemovingDeps,
  scope: Scope,
): Promise<{ removed: MarkedObject[]; kept: SampleKept[] }> {
  const { tx, organizationId } = scope;
  const objects = await markedObjects(tx, organizationId);
  const signed = await signedRegulations(tx, organizationId);
  const changed = new Set(
    objects.flatMap(({ kind, id, isChanged }) => (kind === 'regulation' && isChanged ? id : [])),
  );
  const removed: MarkedObject[] = [];
  const kept: SampleKept[] = [];
  for (const object of ORDER.flatMap((kind) => objects.filter((object) => object.kind === kind))) {
    const reason = reasonOf(object, signed, changed) ?? (await takeObject(deps, scope, object));
    if (reason === null) removed.push(object);
    else kept.push({ kind: object.kind, id: object.id, name: object.name, reason });
  }
  return { removed, kept };
}

const silentOf = (scope: Scope): Scope => ({ ...scope, bulk: { isSendEmail: false } });

const summed = (removed: readonly MarkedObject[]) =>
  [...ORDER].reverse().flatMap((kind) => {
    const count = removed.filter((markedObject) => markedObject.kind === kind).length;
    return count === 0 ? [] : [{ kind, count }];
  });

async function previewRemoval(deps: RemovingDeps, scope: Scope): Promise<SampleRemoval> {
  const { sample } = await lockOrganization(scope.tx, scope.organizationId);
  if (sample === null) return { removed: [], kept: [] };
  try {
    return await inSavepoint(scope.tx, async () => {
      const { removed, kept } = await takeAll(deps, silentOf(scope));
      throw new Preview({ removed: summed(removed), kept });
    });
  } catch (error) {
    if (error instanceof Preview) return error.removal;
    throw error;
  }
}

async function removeSample(deps: RemovingDeps, scope: Scope): Promise<SampleRemoval> {
  const { tx, organizationId } = scope;
  const { sample } = await lockOrganization(tx, organizationId);
  if (sample === null) return { removed: [], kept: [] };
  const { removed, kept } = await takeAll(deps, silentOf(scope));
  await forgetObjects(tx, organizationId);
  await setSample(tx, organizationId, null);
  await deps.audit.writeAll(scope, [
    {
      action: 'sampleRemove',
      objectType: 'organization',
      objectId: organizationId,
      changes: { objects: [removed.length + kept.length, kept.length] },
    },
    ...removed.filter(({ kind }) => kind !== 'assignmentRule').map(deletion),
  ]);
  await publishSampleChange(scope, deps.live);
  return { removed: summed(removed), kept };
}

/** Removes the sample, except for objects that people have changed or used. */
export function createSampleRemoving(deps: RemovingDeps): SampleRemoving {
  return {
    preview: (scope) => previewRemoval(deps, scope),
    remove: (scope) => removeSample(deps, scope),
  };
}

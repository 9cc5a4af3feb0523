import { randomBytes } from 'node:crypto';
import { AppError } from '@server/errors';
import type { Scope } from '@server/graphql/context';
import type { SampleIndustry } from '@server/graphql/generated/types';
import { samplesIn } from '@server/modules/adaptation/samples';
import type { TemplatesService } from '@server/modules/adaptation/templates/templates.service';
import type { RulesService } from '@server/modules/assignments/rules/rules.service';
import { SAMPLE_DOMAIN } from '@server/modules/contacts';
import { dayOf, daysAfter } from '@server/modules/days';
import type { GatheredChanges } from '@server/modules/employees/writing/employee-changes';
import { employeesRepository } from '@server/modules/employees/employees.repository';
import { writePerson } from '@server/modules/employees/writing/person-writer';
import type { UserRow } from '@server/modules/employees/employees.tables';
import type { ModuleDeps } from '@server/modules/module';
import { isEmptyOrganization } from '@server/modules/organization/organization.read-model';
import type { PublishingService } from '@server/modules/content/versions/publishing.service';
import type { RegulationsService } from '@server/modules/regulations/regulations.service';
import type { PositionsService, SubdivisionsService } from '@server/modules/structure/structure.service';
import { versionsByIds } from '@server/modules/content/versions/versions.repository';
import { type BuiltInSample, type Industry, industryOf } from './industries';
import { makeReferred } from './referred';
import { employeeRole, lockOrganization, markObjects, type SampleKey, setSample } from './samples.repository';
import { publishSampleChange } from './sample-events';
import { regulationTables } from '@server/modules/regulations/regulations.tables';

/** The services that create the content of a sample: the same as for people's own work. */
export interface SampleWriters {
  subdivisions: SubdivisionsService;
  positions: PositionsService;
  people: GatheredChanges;
  regulations: RegulationsService;
  publishing: PublishingService;
  rules: RulesService;
  templates: TemplatesService;
}

export interface SampleFilling {
  /** @throws {AppError} sample.present, sample.notEmpty */
  fill(scope: Scope, industry: SampleIndustry): Promise<SampleKey[]>;
}

type Ids = ReadonlyMap<string, number>;
type Places = { subdivisions: Ids; positions: Ids };

function known(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the sample has no «${key}»`);
  return id;
}

const keysOf = (kind: SampleKey['kind'], ids: Iterable<number>): SampleKey[] =>
  [...ids].map((id) => ({ kind, id }));

interface FillingDeps extends Pick<ModuleDeps, 'audit' | 'contentKinds' | 'live' | 'now' | 'sessions'> {
  readonly writers: SampleWriters;
}

async function makePlaces({ writers }: FillingDeps, scope: Scope, industry: Industry): Promise<Places> {
  const subdivisions = new Map<string, number>();
  for (const { key, parent, name } of industry.subdivisions) {
    const parentId = parent === null ? null : known(subdivisions, parent);
    subdivisions.set(key, (await writers.subdivisions.create(scope, { name, parentId })).id);
  }
  const roleId = await employeeRole(scope.tx, scope.organizationId);
  const positions = new Map<string, number>();
  for (const { key, subdivision, name, purpose: vep } of industry.positions) {
    const subdivisionId = known(subdivisions, subdivision);
    const made = await writers.positions.create(scope, { name, vep, subdivisionId, roleId });
    positions.set(key, made.id);
  }
  return { subdivisions, positions };
}

async function makeTemplate(
  { writers }: FillingDeps,
  scope: Scope,
  industry: Industry,
  positions: Ids,
): Promise<number> {
  const sample = samplesIn(scope.lang).find(({ key }) => key === industry.plan);
  if (!sample) throw new Error(`no template of plans «${industry.plan}»`);
  const steps = sample.steps.map(({ key: _key, ...step }) => step);
  const template = { name: sample.name, positionIds: [...positions.values()], steps };
  return (await writers.templates.save(scope, template, false)).id;
}

async function makePeople(
  { now, writers, sessions }: FillingDeps,
  scope: Scope,
  industry: Industry,
  places: Places,
): Promise<UserRow[]> {
  const { tx, organizationId, lang } = scope;
  const deps = { sessions, changes: writers.people };
  const { adaptDays, timezone } = await employeesRepository.organization(tx, organizationId);
  const today = dayOf(now(), timezone);
  const people: UserRow[] = [];
  for (const { position, isHead, mentor, hiredDaysAgo, ...names } of industry.people) {
    const subdivision = industry.positions.find(({ key }) => key === position)?.subdivision ?? '';
    const subdivisionId = known(places.subdivisions, subdivision);
    const dateJobStart = daysAfter(today, -hiredDaysAgo);
    const dateAdaptEnd = daysAfter(dateJobStart, adaptDays);
    people.push(
      await writePerson(deps, scope, {
        before: null,
        change: {
          ...names,
          lang,
          // Unpredictable, so nobody can occupy the address beforehand.
          email: `${randomBytes(8).toString('hex')}@${SAMPLE_DOMAIN}`,
          isInvited: false,
          status: dateAdaptEnd > today ? 'adaptation' : 'working',
          subdivisionId,
          positionId: known(places.positions, position),
          isLeader: isHead,
          leaderSubdivisionId: isHead ? subdivisionId : null,
          mentorId: mentor === undefined ? null : (people[mentor]?.id ?? null),
          dateJobStart,
          dateAdaptEnd,
        },
        action: 'create',
      }),
    );
  }
  return people;
}

async function publishDraft(
  { writers }: FillingDeps,
  scope: Scope,
  id: number,
  draftId: number,
): Promise<void> {
  const [draft] = await versionsByIds(scope.tx, regulationTables.version, scope.organizationId, [draftId]);
  if (!draft) throw new AppError('regulation.noDraft');
  await writers.publishing.publish(scope, {
    id,
    draftId,
    draftUpdatedAt: draft.updatedAt,
    significance: 'major',
  });
}

async function makeRegulations(
  deps: FillingDeps,
  scope: Scope,
  industry: Industry,
  places: Places,
): Promise<SampleKey[]> {
  const made: SampleKey[] = [];
  for (const { template, subdivision, dueDays } of industry.regulations) {
    const { id, draftVersionId } = await deps.writers.regulations.create(scope, {}, template);
    await publishDraft(deps, scope, id, draftVersionId ?? 0);
    const subdivisionIds = [known(places.subdivisions, subdivision)];
    const rule = await deps.writers.rules.save(scope, {
      objectType: 'regulation',
      objectId: id,
      audience: { groups: [{ subdivisionIds, withChildren: true }], exceptUserIds: [] },
      dueDays,
    });
    made.push({ kind: 'regulation', id }, { kind: 'assignmentRule', id: rule.id });
  }
  return made;
}

async function makeIndustry(deps: FillingDeps, scope: Scope, key: BuiltInSample): Promise<SampleKey[]> {
  const industry = industryOf(scope.lang, key);
  const places = await makePlaces(deps, scope, industry);
  const templateId = await makeTemplate(deps, scope, industry, places.positions);
  const { result: people, gatheredChanges } = await deps.writers.people.gather(scope, (within) =>
    makePeople(deps, within, industry, places),
  );
  await deps.writers.people.recordChanges(scope, gatheredChanges);
  const regulations = await makeRegulations(deps, scope, industry, places);
  return [
    ...keysOf('subdivision', places.subdivisions.values()),
    ...keysOf('position', places.positions.values()),
    ...keysOf('adaptationTemplate', [templateId]),
    ...keysOf(
      'user',
      people.map(({ id }) => id),
    ),
    ...regulations,
  ];
}

async function fillOrganization(deps: FillingDeps, scope: Scope, key: SampleIndustry): Promise<SampleKey[]> {
  const { tx, organizationId } = scope;
  const { sample } = await lockOrganization(tx, organizationId);
  if (sample !== null) throw new AppError('sample.present');
  if (!(await isEmptyOrganization(tx, deps.contentKinds, organizationId)))
    throw new AppError('sample.notEmpty');
  const silent: Scope = { ...scope, bulk: { isSendEmail: false } };
  const objects =
    key === 'referrer' ? await makeReferred(deps.writers, silent) : await makeIndustry(deps, silent, key);
  await markObjects(tx, organizationId, objects);
  await setSample(tx, organizationId, key);
  await deps.audit.write(scope, {
    action: 'sampleFill',
    objectType: 'organization',
    objectId: organizationId,
    changes: { objects: [0, objects.length] },
  });
  await publishSampleChange(scope, deps.live);
  return objects;
}

/** Fills an empty organization with a sample, with the caller's rights. */
export function createSampleFilling(deps: FillingDeps): SampleFilling {
  return {
    fill: (scope, key) => fillOrganization(deps, scope, key),
  };
}

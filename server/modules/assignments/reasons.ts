import { sql } from 'drizzle-orm';
import { AppError } from '@server/errors';
import type { Lang, Scope } from '@server/graphql/context';
import { isUserStatus } from '@domain/user-statuses';
import { boolean, integer, listOf, nullable, objectOf, type RowOf, text } from '@server/db/row-shapes';
import { selectRows } from '@server/db/rows';
import { reasonText, sentenceStart } from '@server/texts';
import type { AssignmentRow, AssignmentRuleRow, StoredAudienceGroup } from './assignments.tables';
import { dayText } from '@server/modules/days';
import { type ContentKinds, describeObjects, objectKeyText } from '@server/modules/content/content-kinds';
import { ints } from '@server/modules/sql';
import { groupCondition } from './audience';
import { demandsBehind, takenAt } from './demands.repository';
import { rulesRepository } from './rules.repository';

export interface Reason {
  /** Null: required by other content. */
  ruleId: number | null;
  /** The browser route of that content; null: a rule. */
  route: string | null;
  title: string;
  text: string;
  createdAt: Date;
}

const personRow = {
  position_id: nullable(integer),
  position: nullable(text),
  status: text,
  /** From the person's own subdivision upward. */
  subdivisions: listOf(objectOf({ id: integer, name: text })),
  /** Whether the person meets each group of each rule. */
  met: listOf(listOf(boolean)),
};

/** The person's properties as text, where a condition can refer to them. */
type Person = RowOf<typeof personRow>;

async function readPerson(
  { tx, organizationId }: Scope,
  userId: number,
  rules: readonly AssignmentRuleRow[],
): Promise<Person | null> {
  const met = rules.map((rule) => {
    const isExcepted = rule.audience.exceptUserIds.includes(userId);
    const groups = isExcepted
      ? []
      : rule.audience.groups.map((group) => groupCondition(organizationId, group));
    return sql`jsonb_build_array(${sql.join(groups, sql`, `)})`;
  });
  const rows = await selectRows(
    tx,
    personRow,
  )(sql`
    with recursive up as (
      select s.id, s.name, s.parent_id, 0 as step
      from users u join subdivision s on s.organization_id = u.organization_id and s.id = u.subdivision_id
      where u.organization_id = ${organizationId} and u.id = ${userId}
      union all
      select s.id, s.name, s.parent_id, up.step + 1
      from up join subdivision s on s.organization_id = ${organizationId} and s.id = up.parent_id
      where up.step < 12
    )
    select u.position_id, p.name as position, u.status,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'name', name) order by step) from up), '[]') as subdivisions,
      jsonb_build_array(${sql.join(met, sql`, `)}) as met
    from users u left join position p on p.organization_id = u.organization_id and p.id = u.position_id
    where u.organization_id = ${organizationId} and u.id = any(${ints([userId])})`);
  return rows[0] ?? null;
}

function subdivisionText(lang: Lang, group: StoredAudienceGroup, person: Person): string {
  const named = person.subdivisions.find(({ id }) => group.subdivisionIds?.includes(id));
  const key = named?.id === person.subdivisions[0]?.id ? 'subdivision' : 'subdivisionAbove';
  return reasonText(lang, key, { name: named?.name ?? '' });
}

/** Returns the conditions of a group that the person meets, as one phrase. */
function groupText(lang: Lang, group: StoredAudienceGroup, person: Person): string {
  const parts: string[] = [];
  if (group.all) parts.push(reasonText(lang, 'all'));
  if (group.userIds) parts.push(reasonText(lang, 'person'));
  if (group.positionIds) parts.push(reasonText(lang, 'position', { name: person.position ?? '' }));
  if (group.subdivisionIds) parts.push(subdivisionText(lang, group, person));
  if (group.statuses && isUserStatus(person.status)) {
    parts.push(reasonText(lang, 'status', { name: reasonText(lang, `userStatus.${person.status}`) }));
  }
  if (group.hiredAfter) parts.push(reasonText(lang, 'hiredAfter', { date: dayText(group.hiredAfter) }));
  return sentenceStart(lang, parts.join(', '));
}

/** Returns every unpaused rule that matches the person, with the conditions that they meet. */
async function rulesBehind(scope: Scope, assignment: AssignmentRow): Promise<Reason[]> {
  const { tx, organizationId, lang } = scope;
  const rules = (await rulesRepository.ofObject(tx, organizationId, assignment)).filter(
    (rule) => !rule.isPaused || rule.id === assignment.ruleId,
  );
  if (rules.length === 0) return [];
  const person = await readPerson(scope, assignment.userId, rules);
  if (!person) throw new AppError('notFound');
  return rules.flatMap((rule, index) => {
    const met = person.met[index] ?? [];
    const texts = rule.audience.groups
      .filter((_, group) => met[group])
      .map((group) => groupText(lang, group, person));
    // The rule's own policy keeps the assignment although the person no longer matches.
    if (texts.length === 0 && rule.id === assignment.ruleId) texts.push(reasonText(lang, 'kept'));
    if (texts.length === 0) return [];
    const text = texts.join(`; ${reasonText(lang, 'or')} `);
    return [{ ruleId: rule.id, route: null, title: rule.title || text, text, createdAt: rule.createdAt }];
  });
}

/** Returns the content that contains the object for this person: a qualification, by name. */
async function contentBehind(
  scope: Scope,
  kinds: ContentKinds,
  { userId, objectType, objectId }: AssignmentRow,
): Promise<Reason[]> {
  const { tx, organizationId, lang } = scope;
  const sources = await demandsBehind(tx, organizationId, userId, { objectType, objectId });
  const described = await describeObjects(kinds, scope, sources);
  return sources.flatMap(({ createdAt, ...source }) => {
    const found = described.get(objectKeyText(source));
    if (!found) return [];
    const text = sentenceStart(lang, reasonText(lang, 'component', { name: found.name }));
    return [{ ruleId: null, route: found.route, title: text, text, createdAt }];
  });
}

/** Returns the reason if the person took it from the shelf. */
async function ownChoice({ tx, organizationId, lang }: Scope, { id }: AssignmentRow): Promise<Reason[]> {
  const createdAt = await takenAt(tx, organizationId, id);
  const text = sentenceStart(lang, reasonText(lang, 'taken'));
  return createdAt ? [{ ruleId: null, route: null, title: text, text, createdAt }] : [];
}

/**
 * «Почему мне это?»: returns the rules and the other content because of which the person has it, or that they took it on their
 * own.
 */
export async function reasonsFor(
  scope: Scope,
  kinds: ContentKinds,
  assignment: AssignmentRow,
): Promise<Reason[]> {
  return [
    ...(await ownChoice(scope, assignment)),
    ...(await rulesBehind(scope, assignment)),
    ...(await contentBehind(scope, kinds, assignment)),
  ];
}

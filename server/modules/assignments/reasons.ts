import { AppError } from '@server/errors';
import type { Lang, Scope } from '@server/graphql/context';
import { isUserStatus } from '@domain/user-statuses';
import { reasonText, sentenceStart } from '@server/texts';
import type { AssignmentRow, StoredAudienceGroup } from './assignments.tables';
import { dayText } from '@server/modules/days';
import { type ContentKinds, describeObjects, objectKeyText } from '@server/modules/content/content-kinds';
import { demandsBehind, takenAt } from './evaluation/demands.repository';
import { rulesRepository } from './rules/rules.repository';
import { type Person, readPerson } from './reasons-person.read-model';

export interface Reason {
  /** Null: required by other content. */
  ruleId: number | null;
  /** The browser route of that content; null: a rule. */
  route: string | null;
  title: string;
  text: string;
  createdAt: Date;
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

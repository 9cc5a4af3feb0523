import {
  getNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';
import { callOf } from '@test/helpers/contract/every-field';

/** The maximum number of fields in a path. */
const DEPTH = 5;

export interface Step {
  type: GraphQLObjectType;
  children: Map<string, Step>;
}

/** Every field that leads to an object, each once, by the shortest path. */
export function walk(root: GraphQLObjectType): Step {
  const start: Step = { type: root, children: new Map() };
  const seen = new Set<string>();
  let level = [start];
  for (let depth = 1; depth < DEPTH; depth += 1) {
    const next: Step[] = [];
    for (const step of level) {
      for (const field of Object.values(step.type.getFields())) {
        const named = getNamedType(field.type);
        const place = `${step.type.name}.${field.name}`;
        if (!isObjectType(named) || seen.has(place) || field.args.some(isRequiredArgument)) continue;
        seen.add(place);
        const child = { type: named, children: new Map<string, Step>() };
        step.children.set(field.name, child);
        next.push(child);
      }
    }
    level = next;
  }
  return start;
}

/** The step as a selection, with all its descendants. */
export function selectionOf({ type, children }: Step): string {
  const leaves = Object.values(type.getFields()).filter(
    ({ type: of, args }) => isLeafType(getNamedType(of)) && !args.some(isRequiredArgument),
  );
  const below = [...children].map(([name, step]) => `${name} ${selectionOf(step)}`);
  return `{ __typename ${leaves.map(({ name }) => name).join(' ')} ${below.join(' ')} }`;
}

const chooseFrom =
  (ids: Readonly<Record<string, number>>) =>
  (argument: string, field: string): number => {
    const kinds = [
      'import',
      'faq',
      'subdivision',
      'position',
      'role',
      'version',
      'assignment',
      'template',
      'regulation',
      'education',
      'test',
      'qualification',
      'object',
      'organization',
      'user',
    ];
    const wanted = /^(id|ids|targetId)$/.test(argument) ? field : argument;
    const kind = kinds.find((kind) => wanted.toLowerCase().includes(kind)) ?? 'user';
    return ids[kind === 'object' ? 'regulation' : kind] ?? 0;
  };

const CONDITIONS =
  /search|isArchive|isDocumentExpiring|isWithoutSubdivision|statuses|isUnread|isOverdue|isResolved|kinds|page|filter|isFinished|sort|direction|versionId|subdivisionIds|positionIds|roleIds|source|isOwn|isActive|isPartner|isFreePeriod|isDeleted|dateCreate|refId/;

/** Of the kinds that a query returns, the one that the fewest callers may read. */
const STRICTEST_ARGUMENTS: Readonly<Record<string, object>> = { idealPicture: { layer: 'person' } };

export interface PathCall {
  deep: string;
  variables: Record<string, unknown>;
}

/** The query with every path below it; null if it returns no objects. */
export function everyPath(
  schema: GraphQLSchema,
  field: string,
  ids: Readonly<Record<string, number>>,
): PathCall | null {
  const type = schema.getQueryType()?.getFields()[field]?.type;
  const named = type && getNamedType(type);
  if (!isObjectType(named)) return null;
  const { query, variables } = callOf(schema, 'Query', field, chooseFrom(ids), 1);
  for (const name of Object.keys(variables)) {
    if (CONDITIONS.test(name) && !new RegExp(`\\$${name}: \\S+!(?=[,)])`).test(query)) delete variables[name];
  }
  Object.assign(variables, STRICTEST_ARGUMENTS[field]);
  const deep = query.replace(/ \{ __typename[^{}]*\} \}$/, ` ${selectionOf(walk(named))} }`);
  return { deep, variables };
}

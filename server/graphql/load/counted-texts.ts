import {
  type FieldNode,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  isEnumType,
  isLeafType,
  Kind,
  type SelectionSetNode,
} from 'graphql';
import { isList } from './list-sizes';
import { fieldOf } from './document-cost';

/** What tells how a document selects something. */
export type Selected = Pick<GraphQLResolveInfo, 'schema' | 'fragments' | 'fieldNodes' | 'returnType'>;

/** The texts that a selection reads from the properties of an object. */
export interface Texts {
  strings: string[];
  /** Scalars that have a shape, such as a question. */
  shapes: string[];
  /** Objects that are properties of it. */
  inside: { name: string; texts: Texts }[];
}

/** A selection: the number of its fields, nested ones included, and its texts. Nested lists are counted by themselves. */
export interface Selection {
  fields: number;
  /** Null: it selects nothing, being a scalar. */
  texts: Texts | null;
}

type Field = GraphQLField<unknown, unknown>;

/** Fields whose values count when they are resolved, so that they are not counted as properties too. */
const resolved = new WeakSet<object>();

/** Marks a field as counted when it is resolved. */
export const countWhenResolved = (field: object): void => void resolved.add(field);

const SHORT_SCALARS = ['Int', 'Float', 'Boolean', 'Date', 'DateTime', 'Money', 'Upload'];

/** Whether values of the type can be long. */
export const isText = (type: GraphQLNamedType): boolean =>
  isLeafType(type) && !isEnumType(type) && !SHORT_SCALARS.includes(type.name);

const noTexts = (): Texts => ({ strings: [], shapes: [], inside: [] });

/** A compiled document keeps its nodes, so each selection is analyzed once. */
const known = new WeakMap<FieldNode, Selection>();

/** `texts`: null where the values are counted when they are resolved. */
function addSelection(
  selection: Selection,
  texts: Texts | null,
  set: SelectionSetNode,
  type: GraphQLNamedType,
  info: Selected,
): void {
  for (const node of set.selections) {
    if (node.kind === Kind.FRAGMENT_SPREAD) {
      const fragment = info.fragments[node.name.value];
      if (fragment) addSelection(selection, texts, fragment.selectionSet, type, info);
    } else if (node.kind === Kind.INLINE_FRAGMENT)
      addSelection(selection, texts, node.selectionSet, type, info);
    else addField(selection, texts, node, fieldOf(type, node.name.value), info);
  }
}

const isEmpty = ({ strings, shapes, inside }: Texts) => strings.length + shapes.length + inside.length === 0;

/** Returns the names among which a property of the type is counted; undefined: it is an object, or always short. */
function namesFor({ strings, shapes }: Texts, type: GraphQLNamedType): string[] | undefined {
  if (!isText(type)) return undefined;
  return type.name === 'String' || type.name === 'ID' ? strings : shapes;
}

function addField(
  selection: Selection,
  texts: Texts | null,
  node: FieldNode,
  field: Field | undefined,
  info: Selected,
): void {
  selection.fields += 1;
  if (!field || isList(field.type)) return;
  const inner = getNamedType(field.type);
  const own = resolved.has(field) ? null : texts;
  if (own) namesFor(own, inner)?.push(field.name);
  if (!node.selectionSet) return;
  const innerTexts = noTexts();
  addSelection(selection, own && innerTexts, node.selectionSet, inner, info);
  if (own && !isEmpty(innerTexts)) own.inside.push({ name: field.name, texts: innerTexts });
}

/** Returns what a field of the document selects of each object that it returns. */
export function selectionOf(node: FieldNode, info: Selected): Selection {
  const found = known.get(node);
  if (found) return found;
  const selection: Selection = { fields: 0, texts: node.selectionSet ? noTexts() : null };
  if (node.selectionSet) {
    addSelection(selection, selection.texts, node.selectionSet, getNamedType(info.returnType), info);
  }
  known.set(node, selection);
  return selection;
}

/** Returns the number of characters in a value of any shape. */
export function charactersIn(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let sum = 0;
  for (const part of Array.isArray(value) ? value : Object.values(value)) sum += charactersIn(part);
  return sum;
}

/** Returns the number of characters that the selection reads from an object; of a scalar, all of them. */
export function charactersOf(value: unknown, texts: Texts | null): number {
  if (texts === null || typeof value !== 'object' || value === null) return charactersIn(value);
  let sum = 0;
  for (const name of texts.strings) {
    const text: unknown = Reflect.get(value, name);
    if (typeof text === 'string') sum += text.length;
  }
  for (const name of texts.shapes) sum += charactersIn(Reflect.get(value, name));
  for (const { name, texts: innerTexts } of texts.inside) {
    const inner: unknown = Reflect.get(value, name);
    if (typeof inner === 'object' && inner !== null) sum += charactersOf(inner, innerTexts);
  }
  return sum;
}

import { DOMParser, DOMSerializer } from '@tiptap/pm/model';
import type { Node as DocNode, Schema } from '@tiptap/pm/model';
import { safeHtml, withSizeStyles } from '@src/lib/safe-html';
import { uuid } from '@src/lib/uuid';
import { normalizeLevels } from '@domain/clause-levels';
import { levelOf, ownNumberOf } from './clause-commands';

/** A clause as edited and sent. */
export interface EditedClause {
  id: string;
  level: number;
  /** The number from the imported document, where it differs from the counted one. */
  ownNumber?: string | null;
  html: string;
}

/** Builds the document of these clauses; without any, it has one empty clause. */
export function toDocument(schema: Schema, clauses: readonly EditedClause[]): DocNode {
  const parser = DOMParser.fromSchema(schema);
  const type = schema.nodes['clause'];
  if (!type) throw new Error('The schema has no clauses');
  const given = clauses.length > 0 ? clauses : [{ id: uuid(), level: 1, html: '' }];
  return schema.topNodeType.create(
    null,
    given.map(({ id, level, ownNumber = null, html }) => {
      const body = document.createElement('div');
      body.append(safeHtml(html));
      return parser.parse(body, { topNode: type.create({ id, level, ownNumber }) });
    }),
  );
}

/** Returns the clauses of a document. */
export function fromDocument(doc: DocNode): EditedClause[] {
  const serializer = DOMSerializer.fromSchema(doc.type.schema);
  const nodes: DocNode[] = [];
  doc.forEach((node) => nodes.push(node));
  const levels = normalizeLevels(nodes.map(levelOf));
  return nodes.map((node, index) => {
    const body = document.createElement('div');
    body.append(serializer.serializeFragment(node.content));
    const id: unknown = node.attrs['id'];
    const ownNumber = ownNumberOf(node);
    return {
      id: typeof id === 'string' ? id : uuid(),
      level: levels[index] ?? 1,
      ...(ownNumber === null ? {} : { ownNumber }),
      html: withSizeStyles(body.innerHTML),
    };
  });
}

/** Whether all clauses are empty. */
export function isBlank(clauses: readonly EditedClause[]): boolean {
  return clauses.every(({ html }) => html.replaceAll(/<[^<>]*>|&nbsp;|\s/g, '') === '');
}

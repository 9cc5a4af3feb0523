import type { Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import type { ClauseHint } from './clause-hint';
import { ClauseDocument, ClauseNode } from './clause-node';
import { FontSizeMark } from './font-size';
import { PictureNode } from './picture-node';
import { VariableNode } from './variable-node';

/** Without the widths that the library writes as inline styles, which the page forbids. */
const PlainTable = Table.extend({
  renderHTML() {
    return ['table', ['tbody', 0]];
  },
});

/** The content that a clause may have: the same elements as the server stores. */
export const clauseExtensions: Extensions = [
  StarterKit.configure({
    document: false,
    // Only for content from a Word file: a clause's heading is expressed by its level.
    heading: { levels: [3, 4] },
    codeBlock: false,
    horizontalRule: false,
    // It would add an empty paragraph after the last clause, where none is allowed.
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto'],
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  PlainTable.configure({ resizable: false }),
  TableRow,
  TableHeader,
  TableCell,
  PictureNode,
  VariableNode,
  ClauseDocument,
  ClauseNode,
  FontSizeMark,
];

interface AuthoringOptions {
  pictures: Parameters<typeof PictureNode.configure>[0];
  variables: Parameters<typeof VariableNode.configure>[0];
  clauses: ClauseHint;
}

/** The extensions for authors: with the available pictures and names in their language. */
export function authoringExtensions({ pictures, variables, clauses }: AuthoringOptions): Extensions {
  const own: Extensions = [
    PictureNode.configure(pictures),
    VariableNode.configure(variables),
    ClauseNode.configure(clauses),
  ];
  const names = new Set(own.map(({ name }) => name));
  return [...clauseExtensions.filter(({ name }) => !names.has(name)), ...own];
}

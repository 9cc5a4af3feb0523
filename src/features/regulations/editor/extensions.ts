import type { Extensions } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { ClauseDocument, ClauseNode } from './clause-node';
import { FontSizeMark } from './font-size';

/** Without the widths that the library writes as styles: the page forbids those. */
const PlainTable = Table.extend({
  renderHTML() {
    return ['table', ['tbody', 0]];
  },
});

/** What a clause may hold: the same elements as the server keeps. */
export const clauseExtensions: Extensions = [
  StarterKit.configure({
    document: false,
    // Only what comes from a Word file: the heading of a clause is its level.
    heading: { levels: [3, 4] },
    codeBlock: false,
    horizontalRule: false,
    // It would add an empty paragraph behind the last clause, where no paragraph may stand.
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
  // So that pictures of an imported file stay where they are.
  Image.configure({ inline: false, allowBase64: false }),
  ClauseDocument,
  ClauseNode,
  FontSizeMark,
];

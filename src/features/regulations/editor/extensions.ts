import type { Extensions } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { ClauseDocument, ClauseNode } from './clause-node';
import { FontSizeMark } from './font-size';

/** What a clause may hold. Headings are not among it: the clause's level is the heading. */
export const clauseExtensions: Extensions = [
  StarterKit.configure({
    document: false,
    heading: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    // It would add an empty paragraph behind the last clause, where no paragraph may stand.
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto'],
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  ClauseDocument,
  ClauseNode,
  FontSizeMark,
];

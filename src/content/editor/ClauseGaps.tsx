import Box from '@mui/material/Box';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { AddClauseButton } from './AddClauseButton';
import { numberedClauses } from './clause-commands';
import { useContentText } from '../words';

/** Returns the DOM elements of the clauses. */
const drawnClauses = (editor: Editor): HTMLElement[] => [
  ...editor.view.dom.querySelectorAll<HTMLElement>(':scope > [data-clause]'),
];

function numberOf(editor: Editor, index: number): string {
  return numberedClauses(editor.state.doc)[index]?.number ?? '';
}

interface ClauseGapsProps {
  editor: Editor;
  /** The text. */
  children: ReactNode;
}

/** The text with a button between two clauses that adds another one, below the clause that is hovered or edited. */
export function ClauseGaps({ editor, children }: ClauseGapsProps) {
  const [pointed, setPointed] = useState<HTMLElement | null>(null);
  const point = ({ target }: MouseEvent) => {
    const clause = target instanceof Element ? target.closest<HTMLElement>('[data-clause]') : null;
    // Within the gap or on its button, the clause above stays selected.
    if (clause) setPointed(clause);
  };
  return (
    <Box onMouseMove={point} onMouseLeave={() => setPointed(null)} sx={{ position: 'relative' }}>
      {children}
      <Gap editor={editor} pointed={pointed} />
    </Box>
  );
}

function Gap({ editor, pointed }: { editor: Editor; pointed: HTMLElement | null }) {
  const { t } = useContentText();
  const place = useRef<HTMLDivElement>(null);
  const { written, count } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      // Read only to re-render: every change of the text can move the gap.
      doc: now.state.doc,
      written: now.isFocused ? now.state.selection.$from.index(0) : null,
      count: now.state.doc.childCount,
    }),
    equalityFn: (a, b) => a.doc === b?.doc && a.written === b.written,
  });
  const at = pointed ? drawnClauses(editor).indexOf(pointed) : -1;
  const index = at >= 0 ? at : written;
  useLayoutEffect(() => {
    const [above, below] = index === null ? [] : drawnClauses(editor).slice(index, index + 2);
    if (!place.current || !above || !below) return;
    const middle = (above.offsetTop + above.offsetHeight + below.offsetTop) / 2;
    place.current.style.top = `${middle - 12}px`;
  });
  // After the last clause there is the button at the end.
  if (index === null || index >= count - 1) return null;
  return (
    <Box ref={place} sx={{ position: 'absolute', left: { xs: 6, sm: 16 }, zIndex: 1, displayPrint: 'none' }}>
      <AddClauseButton
        editor={editor}
        index={index}
        label={t('editor.addClauseAfter', { number: numberOf(editor, index) })}
        look="between"
      />
    </Box>
  );
}

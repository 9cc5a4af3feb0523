import type { Theme } from '@mui/material/styles';
import Box from '@mui/material/Box';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { getSchema, type Editor } from '@tiptap/core';
import { useEffect, useRef, useState, type MouseEvent, type Ref } from 'react';
import { richText } from '@src/components/text/SafeHtml';
import type { StoredFile } from '../types';
import { fromDocument, toDocument, type EditedClause } from './clause-document';
import { AddClauseButton } from './AddClauseButton';
import { ClauseBar } from './ClauseBar';
import { ClauseGaps } from './ClauseGaps';
import { ClauseOutline } from './ClauseOutline';
import { EditorToolbar } from './EditorToolbar';
import { authoringExtensions, clauseExtensions } from './extensions';
import { PictureDialog } from './PictureDialog';
import { type UseAddPicture, useEditorPictures } from './use-pictures';
import { useContentText } from '../words';

/** The height in pixels of the text area; a longer text makes it higher. */
const EDITOR_HEIGHT = 300;

interface ClauseEditorProps {
  objectId: number;
  useAddPicture: UseAddPicture;
  /** The pictures that the text may contain. */
  pictures: readonly StoredFile[];
  /** Used only when the editor is mounted; afterwards the editor holds the text. */
  initial: readonly EditedClause[];
  isReadOnly?: boolean;
  /** No other input is above the editor, so users start with it. */
  isFirst?: boolean;
  onChange: (clauses: EditedClause[]) => void;
  onBlur: () => void;
}

/** Whether users start with the text. */
const begins = ({ isReadOnly = false, isFirst = true }: ClauseEditorProps): boolean =>
  isFirst && !isReadOnly && hasKeyboard();

/** An editor of numbered clauses with formatted text. */
export function ClauseEditor(props: ClauseEditorProps) {
  const { objectId, useAddPicture, initial, isReadOnly = false, onChange, onBlur } = props;
  const { t } = useContentText();
  const pictures = useEditorPictures(useAddPicture, objectId, props.pictures);
  const [described, setDescribed] = useState<string | null>(null);
  const handlers = useRef({ onChange, onBlur });
  useEffect(() => {
    handlers.current = { onChange, onBlur };
  });
  const [extensions] = useState(() =>
    authoringExtensions({
      pictures: {
        addressOf: pictures.addressOf,
        onFiles: pictures.take,
        onForeign: pictures.foreign,
      },
      variables: { nameOf: (variable) => t(`variable.${variable}`) },
      clauses: { placeholder: t('editor.placeholder'), keys: t('editor.placeholderKeys') },
    }),
  );
  const [hasOutline, setHasOutline] = useState(false);
  const exitButton = useRef<HTMLButtonElement>(null);

  // Nodes instead of an HTML string, because the library would parse a string in a way that the page forbids (Trusted Types).
  const [content] = useState(() => toDocument(getSchema(clauseExtensions), initial).toJSON());

  const editor = useEditor({
    content,
    extensions,
    // The page forbids style elements without its nonce; the styles that ProseMirror needs are in `editorLooks`.
    injectCSS: false,
    editable: !isReadOnly,
    // Users open the editor to write. On touch devices the focus would only open the keyboard over the text.
    autofocus: begins(props) ? 'start' : false,
    onUpdate: ({ editor: now }) => handlers.current.onChange(fromDocument(now.state.doc)),
    onBlur: () => handlers.current.onBlur(),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('editor.label'),
        'aria-description': t('editor.keys'),
      },
      // Tab changes levels, so Escape is the way out: to the buttons of the clause and from there onward.
      handleKeyDown: (_view, event) => {
        if (event.key !== 'Escape' || event.isComposing || !exitButton.current) return false;
        exitButton.current.focus();
        return true;
      },
    },
  });

  const isOutlined = hasOutline || isReadOnly;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', lg: isOutlined ? '1fr 280px' : '1fr' },
        alignItems: 'start',
      }}
    >
      <Box sx={[editorFrame, editorLooks]}>
        {isReadOnly ? null : (
          <EditorToolbar
            editor={editor}
            label={t('editor.toolbar')}
            onPictures={pictures.take}
            onDescribe={setDescribed}
            hasOutline={hasOutline}
            onOutline={() => setHasOutline((now) => !now)}
          />
        )}
        {isReadOnly ? (
          <EditorContent editor={editor} />
        ) : (
          <WritingArea editor={editor} exitRef={exitButton} />
        )}
      </Box>
      {isOutlined ? <ClauseOutline editor={editor} isReadOnly={isReadOnly} /> : null}
      <PictureDialogs {...{ editor, pictures, described }} onDescribed={() => setDescribed(null)} />
    </Box>
  );
}

interface WritingAreaProps {
  editor: Editor;
  /** The element that Escape moves the focus to. */
  exitRef: Ref<HTMLButtonElement>;
}

/**
 * The text with the buttons that add clauses. The focus order is the text, the tools of its clause, then the button at the end.
 */
function WritingArea({ editor, exitRef }: WritingAreaProps) {
  const { t } = useContentText();
  const last = useEditorState({ editor, selector: ({ editor: now }) => now.state.doc.childCount - 1 });
  /** The empty area below the last clause belongs to the text too. */
  const enterText = (event: MouseEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    editor.commands.focus('end');
  };
  return (
    <Box
      onMouseDown={enterText}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minHeight: EDITOR_HEIGHT,
        cursor: 'text',
        '& > *': { cursor: 'auto' },
      }}
    >
      <ClauseGaps editor={editor}>
        <EditorContent editor={editor} />
      </ClauseGaps>
      <ClauseBar editor={editor} addRef={exitRef} />
      <Box
        sx={{
          order: 1,
          position: 'relative',
          mt: -1.5,
          px: { xs: 0.5, sm: 2 },
          pb: 2,
          '& button': { scrollMarginBottom: '64px' },
        }}
      >
        <AddClauseButton editor={editor} index={last} label={t('editor.addClauseLast')} />
      </Box>
    </Box>
  );
}

const hasKeyboard = (): boolean => !window.matchMedia('(hover: none)').matches;

const editorFrame = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  minWidth: 0,
  '&:focus-within': { borderColor: 'primary.main' },
} as const;

const placeholderLooks = (theme: Theme) => ({
  '& .ProseMirror section[data-placeholder]::after': {
    content: 'attr(data-placeholder) " " attr(data-keys)',
    position: 'absolute',
    top: 4,
    left: { xs: 44, sm: 56 },
    right: 0,
    color: theme.tokens.textMuted,
    fontSize: 15,
    fontWeight: 400,
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    pointerEvents: 'none',
    [theme.breakpoints.down('md')]: { content: 'attr(data-placeholder)' },
    '@media (hover: none)': { content: 'attr(data-placeholder)' },
  },
});

const editorLooks = (theme: Theme) => ({
  '& .ProseMirror': {
    ...richText(theme),
    px: { xs: 1.5, sm: 3 },
    py: 2,
    outline: 'none',
    whiteSpace: 'pre-wrap',
    wordWrap: 'break-word',
    fontVariantLigatures: 'none',
    position: 'relative',
  },
  '& .ProseMirror section[data-clause]': {
    position: 'relative',
    maxWidth: 920,
    pl: { xs: 5.5, sm: 7 },
    py: 0.5,
    mt: 1,
  },
  '& .ProseMirror section[data-clause]::before': {
    content: 'attr(data-number)',
    position: 'absolute',
    left: 0,
    width: { xs: 40, sm: 48 },
    color: theme.tokens.textMuted,
    fontWeight: 540,
    fontSize: 15,
    userSelect: 'none',
    pointerEvents: 'none',
  },
  '& .ProseMirror section[data-heading]': { mt: 2.5, fontSize: 18, fontWeight: 620 },
  '& .ProseMirror section:first-of-type': { mt: 0 },
  '& .ProseMirror section[data-heading]::before': {
    fontSize: 18,
    fontWeight: 650,
    color: theme.tokens.text,
  },
  '& .ProseMirror section[data-heading] > * + *': { fontSize: 16, fontWeight: 400 },
  ...placeholderLooks(theme),
  '& .ProseMirror section[data-depth="2"]': { ml: { xs: 0, sm: 2 } },
  '& .ProseMirror section[data-depth="3"]': { ml: { xs: 1, sm: 4 } },
  '& .ProseMirror section[data-depth="4"]': { ml: { xs: 1, sm: 6 }, pl: { xs: 7, sm: 8 } },
  '& .ProseMirror table': { display: 'table' },
  '& .ProseMirror .selectedCell': { bgcolor: theme.tokens.primarySoft },
  '& .ProseMirror-gapcursor': { display: 'none' },
  '& .ProseMirror-selectednode': { outline: `2px solid ${theme.tokens.primary}` },
});

interface PictureDialogsProps {
  editor: Editor;
  pictures: ReturnType<typeof useEditorPictures>;
  /** The description of the selected picture while it is edited. */
  described: string | null;
  onDescribed: () => void;
}

/** Asks for the description of a new picture, or of the selected one. */
function PictureDialogs({ editor, pictures, described, onDescribed }: PictureDialogsProps) {
  const insert = async (alt: string): Promise<string | undefined> => {
    if (!pictures.file) return undefined;
    const added = await pictures.add(pictures.file);
    if ('problem' in added) return added.problem;
    editor.chain().focus().insertPicture(added.id, alt).run();
    pictures.next();
    return undefined;
  };

  return (
    <>
      {pictures.file ? (
        <PictureDialog
          key={pictures.file.name}
          file={pictures.file}
          alt=""
          onSave={(alt) => insert(alt)}
          onClose={pictures.next}
        />
      ) : null}
      {described === null ? null : (
        <PictureDialog
          file={null}
          alt={described}
          onSave={async (alt) => {
            editor.chain().focus().describePicture(alt).run();
            onDescribed();
            return undefined;
          }}
          onClose={onDescribed}
        />
      )}
    </>
  );
}

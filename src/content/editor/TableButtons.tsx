import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import type { Editor } from '@tiptap/core';
import {
  BetweenHorizontalEnd,
  BetweenVerticalEnd,
  Columns3,
  Rows3,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { ToolButton } from './ToolButton';
import { useContentText } from '../words';

const tools: { key: string; icon: LucideIcon; run: (editor: Editor) => boolean }[] = [
  { key: 'rowAdd', icon: BetweenHorizontalEnd, run: (editor) => editor.chain().focus().addRowAfter().run() },
  {
    key: 'columnAdd',
    icon: BetweenVerticalEnd,
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
  },
  { key: 'rowDelete', icon: Rows3, run: (editor) => editor.chain().focus().deleteRow().run() },
  { key: 'columnDelete', icon: Columns3, run: (editor) => editor.chain().focus().deleteColumn().run() },
  { key: 'tableDelete', icon: Trash2, run: (editor) => editor.chain().focus().deleteTable().run() },
];

/** Row and column buttons, shown only while the cursor is in a table. */
export function TableButtons({ editor }: { editor: Editor }) {
  const { t } = useContentText();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.25 }}>
      <Divider orientation="vertical" flexItem sx={{ mx: 0.5, my: 0.5 }} />
      {tools.map(({ key, icon, run }) => (
        <ToolButton key={key} label={t(`editor.${key}`)} icon={icon} onPress={() => run(editor)} />
      ))}
    </Box>
  );
}

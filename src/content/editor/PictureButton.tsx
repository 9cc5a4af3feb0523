import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Captions } from 'lucide-react';
import { ToolButton } from './ToolButton';
import { useContentText } from '../words';

interface PictureButtonProps {
  editor: Editor;
  /** Called to describe the selected picture. */
  onDescribe: (alt: string) => void;
}

/** Changes the description of the selected picture; renders nothing when no picture is selected. */
export function PictureButton({ editor, onDescribe }: PictureButtonProps) {
  const { t } = useContentText();
  const isActive = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('picture') });
  if (!isActive) return null;
  return (
    <ToolButton
      label={t('editor.pictureAlt')}
      icon={Captions}
      isActive
      onPress={() => onDescribe(String(editor.getAttributes('picture')['alt'] ?? ''))}
    />
  );
}

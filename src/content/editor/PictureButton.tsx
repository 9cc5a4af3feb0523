import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { PICTURE_EXTENSIONS } from './PictureDialog';
import { ToolButton } from './ToolButton';
import { useContentText } from '../words';

interface PictureButtonProps {
  editor: Editor;
  onFiles: (files: File[]) => void;
  /** Called to describe the selected picture. */
  onDescribe: (alt: string) => void;
}

/** Adds a picture; with one selected, changes its description. */
export function PictureButton({ editor, onFiles, onDescribe }: PictureButtonProps) {
  const { t } = useContentText();
  const input = useRef<HTMLInputElement>(null);
  const isActive = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('picture') });
  const press = () => {
    if (!isActive) input.current?.click();
    else onDescribe(String(editor.getAttributes('picture')['alt'] ?? ''));
  };
  return (
    <>
      <ToolButton
        label={t(isActive ? 'editor.pictureAlt' : 'editor.picture')}
        icon={ImagePlus}
        isActive={isActive}
        onPress={press}
      />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        tabIndex={-1}
        aria-label={t('editor.picture')}
        accept={PICTURE_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
}

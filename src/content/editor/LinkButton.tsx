import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Link2 } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { ToolButton } from './ToolButton';
import { useContentText } from '../words';

const allowed = /^(https?:\/\/|mailto:)\S+$/i;

/** Returns the URL with its scheme; null when the text is not a URL. */
function linkAddress(text: string): string | null {
  const trimmed = text.trim();
  const full = /^[\p{L}\p{N}.-]+\.\p{L}{2,}(\/|$)/u.test(trimmed) ? `https://${trimmed}` : trimmed;
  return allowed.test(full) ? full : null;
}

/** Adds a link to the selected words, or removes it. */
export function LinkButton({ editor }: { editor: Editor }) {
  const { t } = useContentText();
  const anchor = useRef<HTMLSpanElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [isWrong, setIsWrong] = useState(false);
  const isActive = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') });

  const open = () => {
    const href: unknown = editor.getAttributes('link')['href'];
    setIsWrong(false);
    setAddress(typeof href === 'string' ? href : '');
  };
  const close = () => setAddress(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const href = linkAddress(address ?? '');
    if (href === null) {
      setIsWrong(true);
      return;
    }
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    close();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    close();
  };

  return (
    <span ref={anchor}>
      <ToolButton label={t('editor.link')} icon={Link2} isActive={isActive} onPress={open} />
      <Popover
        open={address !== null}
        anchorEl={() => anchor.current}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { sx: { p: 2, width: 340, maxWidth: 'calc(100vw - 32px)' } } }}
      >
        <Stack component="form" spacing={1.5} onSubmit={submit}>
          <FieldFrame label={t('editor.linkAddress')} error={isWrong ? t('editor.linkWrong') : undefined}>
            {({ id, describedBy }) => (
              <OutlinedInput
                id={id}
                aria-describedby={describedBy}
                value={address ?? ''}
                placeholder="https://"
                autoFocus
                onChange={({ target }) => setAddress(target.value)}
              />
            )}
          </FieldFrame>
          <Stack direction="row" spacing={1}>
            <Button type="submit" variant="contained" size="small">
              {t('editor.linkSet')}
            </Button>
            {isActive ? (
              <Button size="small" color="inherit" onClick={remove}>
                {t('editor.linkRemove')}
              </Button>
            ) : null}
          </Stack>
        </Stack>
      </Popover>
    </span>
  );
}

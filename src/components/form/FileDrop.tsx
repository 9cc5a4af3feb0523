import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Upload } from 'lucide-react';
import { useId, useRef, useState, type DragEvent, type ReactNode } from 'react';
import { fitPicture, isFittable } from '@src/lib/fitting-picture';

interface FileDropProps {
  label: string;
  help?: ReactNode;
  /** File extensions without the dot. */
  extensions: readonly string[];
  isMultiple?: boolean;
  isDisabled?: boolean;
  onFiles: (files: File[]) => void;
  id?: string;
  describedBy?: string | undefined;
}

/** A drop area for files that also opens the file chooser. Pictures that are too large are compressed. */
export function FileDrop(props: FileDropProps) {
  const { label, help, extensions, isMultiple = false, isDisabled = false, onFiles, id, describedBy } = props;
  const input = useRef<HTMLInputElement>(null);
  const ownId = useId();
  const [isOver, setIsOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, isMultiple ? undefined : 1);
    if (files.some(isFittable)) void Promise.all(files.map(fitPicture)).then(onFiles);
    else if (files.length) onFiles(files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (!isDisabled) take(event.dataTransfer.files);
  };
  return (
    <Box onDragOver={(event) => event.preventDefault()} onDragEnter={() => setIsOver(true)} onDrop={drop}>
      <ButtonBase
        id={id ?? ownId}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
        onDragLeave={() => setIsOver(false)}
        aria-describedby={describedBy}
        sx={(theme) => ({
          width: '100%',
          flexDirection: 'column',
          gap: 0.5,
          p: 2.5,
          borderRadius: 1.5,
          border: `1px dashed ${isOver ? theme.tokens.primary : theme.tokens.borderStrong}`,
          bgcolor: isOver ? theme.tokens.primarySoft : 'transparent',
          color: 'text.primary',
          transition: 'background-color 120ms, border-color 120ms',
          '&:hover': { bgcolor: theme.tokens.hover },
        })}
      >
        <Upload size={20} aria-hidden />
        <Typography component="span" sx={{ fontWeight: 540 }}>
          {label}
        </Typography>
        {help ? (
          <Typography component="span" variant="caption" color="textSecondary">
            {help}
          </Typography>
        ) : null}
      </ButtonBase>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        multiple={isMultiple}
        accept={extensions.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          take(event.target.files);
          // Lets the user choose the same file again after removing it.
          event.target.value = '';
        }}
      />
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useEffect, useId, useState, type SyntheticEvent } from 'react';
import limits from '@graphql/limits.json';
import { BusyButton } from '@src/components/form/BusyButton';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { useContentText } from '../words';

export const PICTURE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif'] as const;

interface PictureDialogProps {
  /** Null when the description of an existing picture is edited. */
  file: File | null;
  alt: string;
  /** Returns the error text, or undefined. */
  onSave: (alt: string) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks for a picture's text alternative and adds the picture. */
export function PictureDialog({ file, alt, onSave, onClose }: PictureDialogProps) {
  const { t } = useContentText();
  const titleId = useId();
  const [text, setText] = useState(alt);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    // A surrounding form must not handle the event.
    event.stopPropagation();
    setIsBusy(true);
    setError(await onSave(text.trim()));
    setIsBusy(false);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void save(event)} noValidate>
        <DialogTitle id={titleId}>{t(file ? 'picture.title' : 'picture.altTitle')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {file ? <Preview file={file} /> : null}
            <FieldFrame label={t('picture.alt')} help={t('picture.altHelp')} error={error}>
              {({ id, describedBy }) => (
                <OutlinedInput
                  id={id}
                  autoFocus
                  multiline
                  maxRows={4}
                  aria-describedby={describedBy}
                  value={text}
                  inputProps={{ maxLength: limits.pictureAlt }}
                  onChange={({ target }) => setText(target.value)}
                />
              )}
            </FieldFrame>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <BusyButton type="submit" variant="contained" isBusy={isBusy}>
            {t(file ? 'picture.insert' : 'picture.save')}
          </BusyButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address ? (
    <Box
      component="img"
      src={address}
      alt=""
      sx={{ maxWidth: '100%', maxHeight: 220, objectFit: 'contain', borderRadius: 1 }}
    />
  ) : null;
}

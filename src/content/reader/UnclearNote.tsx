import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import Tooltip from '@mui/material/Tooltip';
import { CircleHelp, X } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '@src/api/errors';
import { useUnclearTakeBackMutation, useUnclearWordsSaveMutation } from '@src/api/content-unclear';
import { BusyButton } from '@src/components/form/BusyButton';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { Strip } from '@src/components/layout/Strip';
import { useNotify } from '@src/store/useNotify';
import { useContentKind } from '../content-kind';
import { useContentText } from '../words';
import type { Unclear, UnclearMark } from './use-unclear';

interface UnclearNoteProps extends Pick<Unclear, 'close'> {
  mark: UnclearMark;
}

/** After the click on «Непонятно»: it is recorded; words can be added, or the click undone. */
export function UnclearNote({ mark: { id }, close }: UnclearNoteProps) {
  const { t } = useContentText();
  const notify = useNotify();
  const { objectType } = useContentKind();
  const [save, { isLoading }] = useUnclearWordsSaveMutation();
  const [takeBack, { isLoading: isUndoing }] = useUnclearTakeBackMutation();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const words = text.trim();
  const send = async () => {
    const answer = await save({ objectType, id, text: words });
    setError(answer.error ? errorText(answer.error) : undefined);
    if (answer.error) return;
    notify.success(t('unclear.done'));
    close();
  };
  const undo = async () => {
    const answer = await takeBack({ objectType, id });
    if (answer.error) notify.failure(answer.error);
    else close();
  };
  return (
    <Box sx={{ maxWidth: 640, my: 1, '@media print': { display: 'none' } }}>
      <Strip
        icon={CircleHelp}
        action={
          <>
            <BusyButton size="small" color="inherit" isBusy={isUndoing} onClick={() => void undo()}>
              {t('unclear.undo')}
            </BusyButton>
            <Tooltip title={t('common:action.close')}>
              <IconButton size="small" color="inherit" aria-label={t('common:action.close')} onClick={close}>
                <X />
              </IconButton>
            </Tooltip>
          </>
        }
      >
        {t('unclear.marked')}
      </Strip>
      <FieldFrame label={t('unclear.label')} help={t('unclear.help')} error={error}>
        {({ id: fieldId, describedBy }) => (
          <OutlinedInput
            id={fieldId}
            aria-describedby={describedBy}
            fullWidth
            multiline
            maxRows={6}
            value={text}
            inputProps={{ maxLength: limits.commentText }}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </FieldFrame>
      {words ? (
        <BusyButton
          size="small"
          variant="contained"
          isBusy={isLoading}
          onClick={() => void send()}
          sx={{ mt: 1 }}
        >
          {t('common:action.send')}
        </BusyButton>
      ) : null}
    </Box>
  );
}

interface UnclearHereProps {
  onClick: () => void;
}

/** The button for a moment of a video. */
export function UnclearHere({ onClick }: UnclearHereProps) {
  const { t } = useContentText();
  return (
    <Button size="small" variant="outlined" startIcon={<CircleHelp />} onClick={onClick}>
      {t('unclear.button')}
    </Button>
  );
}

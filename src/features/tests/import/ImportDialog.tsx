import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { ConfirmDialog } from '@src/components/feedback/ConfirmDialog';
import { BusyButton } from '@src/components/form/BusyButton';
import { ImportRows } from './ImportRows';
import { ImportStart } from './ImportStart';
import { useImport } from './useImport';

export interface ImportDialogProps {
  title: string;
  /** The texts of existing questions, by `sameKey`. */
  texts: ReadonlySet<string>;
  /** The rows are imported into the bank. */
  isBank?: boolean;
  /** How many more questions fit. */
  room: number;
  /** How many of the questions passed to `onAdd` are sent; null when no request is in progress. */
  sent?: number | null;
  /** Nothing was saved before this call. */
  onAdd: (questions: readonly AnyQuestion[]) => void;
  onClose: () => void;
}

/** Imports questions from a table or a text in three steps: input, check and correction, adding. */
export function ImportDialog(props: ImportDialogProps) {
  const { title, texts, isBank = false, room, sent = null, onAdd, onClose } = props;
  const { t, i18n } = useTranslation(['tests', 'common']);
  const titleId = useId();
  const work = useImport({ texts, isBank, room });
  /** What the author wants to do although corrections would be lost. */
  const [leaving, setLeaving] = useState<'another' | 'close' | null>(null);
  const questions = work.lines.flatMap(({ question }) => question ?? []);
  const isBusy = sent !== null;
  const go = (where: 'another' | 'close') => {
    setLeaving(null);
    if (where === 'close') onClose();
    else work.begin(null);
  };
  const leave = (where: 'another' | 'close') => (work.isMended ? setLeaving(where) : go(where));
  const format = (count: number) => count.toLocaleString(i18n.language);
  return (
    // The editor of a cell is rendered below the grid, outside of the dialog, so the focus is not enforced.
    <Dialog
      open
      fullScreen
      disableEnforceFocus
      // Escape leaves a cell, so the rows can only be left with a button.
      onClose={() => (work.table ? undefined : onClose())}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {work.table ? <ImportRows work={work} /> : <ImportStart onRead={work.begin} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        {work.table ? (
          <Button color="inherit" disabled={isBusy} onClick={() => leave('another')} sx={{ mr: 'auto' }}>
            {t('import.another')}
          </Button>
        ) : null}
        {isBusy ? (
          <Typography role="status" variant="body2" color="textSecondary">
            {t('import.sent', { done: format(sent), all: format(questions.length) })}
          </Typography>
        ) : null}
        <Button color="inherit" disabled={isBusy} onClick={() => leave('close')}>
          {t('common:action.cancel')}
        </Button>
        {work.table ? (
          <BusyButton
            variant="contained"
            isBusy={isBusy}
            disabled={questions.length === 0 || work.isAsking}
            onClick={() => onAdd(questions)}
          >
            {t('import.add', { count: questions.length })}
          </BusyButton>
        ) : null}
      </DialogActions>
      <ConfirmDialog
        isOpen={leaving !== null}
        title={t('import.leaveTitle')}
        confirmLabel={t('import.leave')}
        onConfirm={() => go(leaving ?? 'close')}
        onClose={() => setLeaving(null)}
      >
        {t('import.leaveText')}
      </ConfirmDialog>
    </Dialog>
  );
}

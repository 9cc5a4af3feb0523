import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { AskedQuestion } from '@domain/questions/asked-question';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { BusyButton } from '@src/components/form/BusyButton';
import { type Given, marksOf } from './answer-queue';

interface FinishDialogProps {
  questions: readonly AskedQuestion[];
  given: Given;
  isBusy: boolean;
  /** Some answers have not reached the server, so the attempt cannot be finished now. */
  isUnsaved: boolean;
  onOpen: (index: number) => void;
  onFinish: () => void;
  onClose: () => void;
}

/** The confirmation before finishing: lists unanswered and flagged questions. */
export function FinishDialog(props: FinishDialogProps) {
  const { questions, given, isBusy, isUnsaved, onOpen, onFinish, onClose } = props;
  const { t } = useTranslation('tests');
  const open = questions.flatMap(({ id, text }, index) => {
    const { isAnswered, isFlagged } = marksOf(given, id);
    return isAnswered && !isFlagged ? [] : [{ id, text, index, isAnswered }];
  });
  return (
    <ContentDialog
      title={t('finish.title')}
      onClose={onClose}
      actions={
        <>
          <Button color="inherit" onClick={onClose}>
            {t('finish.back')}
          </Button>
          <BusyButton variant="contained" isBusy={isBusy} onClick={onFinish}>
            {t('finish.end')}
          </BusyButton>
        </>
      }
    >
      {isUnsaved ? (
        <Typography role="alert" color="error" sx={{ mb: 1 }}>
          {t('finish.unsaved')}
        </Typography>
      ) : null}
      {open.length === 0 ? <Typography>{t('finish.all')}</Typography> : null}
      {open.length > 0 ? (
        <>
          <Typography sx={{ mb: 1 }}>{t('finish.open')}</Typography>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
            {open.map(({ id, text, index, isAnswered }) => (
              <li key={id}>
                <Link component="button" sx={{ textAlign: 'left' }} onClick={() => onOpen(index)}>
                  {index + 1}. {text}
                </Link>{' '}
                <Typography component="span" variant="body2" color="textSecondary">
                  {t(isAnswered ? 'run.flagged' : 'run.unanswered')}
                </Typography>
              </li>
            ))}
          </Box>
        </>
      ) : null}
    </ContentDialog>
  );
}

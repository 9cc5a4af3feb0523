import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DiffText } from '@src/content/diff/DiffText';
import { formatDate } from '@src/lib/dates';
import type { QuestionSourceView } from '../api';

interface StaleStripProps {
  view: QuestionSourceView;
  /** The change is initially expanded. */
  isOpenAtFirst: boolean;
  /** Absent when it cannot be confirmed here. */
  onConfirm: (() => void) | undefined;
  /** Absent when the question cannot be changed. */
  onEdit: (() => void) | undefined;
}

/** The current and the previous text of the clause; the author decides whether the question is still valid. */
export function StaleStrip({ view, isOpenAtFirst, onConfirm, onEdit }: StaleStripProps) {
  const { t } = useTranslation('tests');
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const { state, changes, publishedAt } = view;
  const date = publishedAt ? formatDate(publishedAt, 'date') : '';
  return (
    <Alert severity="warning" sx={{ mb: 1.5, '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography sx={{ fontWeight: 540 }}>
        {t(state === 'removed' ? 'source.removedOn' : 'source.changedOn', { date })}
      </Typography>
      <Typography variant="body2">{t('source.staleText')}</Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
        {onConfirm ? (
          <Button size="small" variant="outlined" onClick={onConfirm}>
            {t('source.confirm')}
          </Button>
        ) : null}
        {onEdit ? (
          <Button size="small" variant="outlined" onClick={onEdit}>
            {t('source.edit')}
          </Button>
        ) : null}
        {changes.length > 0 ? (
          <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {t(isOpen ? 'source.hideChanges' : 'source.showChanges')}
          </Button>
        ) : null}
      </Stack>
      {isOpen ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
          {changes.map(({ from, to }) => (
            <Box
              component="li"
              key={to?.id ?? from?.id}
              sx={{ display: 'flex', gap: 1, overflowWrap: 'anywhere' }}
            >
              <Typography component="span" sx={{ fontWeight: 560, lineHeight: 1.65 }}>
                {to?.number ?? from?.number}
              </Typography>
              <DiffText from={from?.text ?? ''} to={to?.text ?? ''} />
            </Box>
          ))}
        </Box>
      ) : null}
    </Alert>
  );
}

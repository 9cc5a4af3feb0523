import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { ErrorText } from '@src/components/feedback/ErrorText';
import { useField } from 'formik';
import type { PublishPreview } from '../types';
import { useContentText } from '../words';

/** Questions whose clause has changed: each must be confirmed, or edited before publishing. */
export function StaleQuestions({ questions }: { questions: PublishPreview['staleQuestions'] }) {
  const { t } = useContentText();
  const [{ value }, { error }, { setValue }] = useField<string[]>('confirmedQuestionIds');
  if (questions.length === 0) return null;
  const toggle = (id: string) =>
    void setValue(value.includes(id) ? value.filter((item) => item !== id) : [...value, id]);
  return (
    <Alert severity="warning" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography component="h3" sx={{ fontWeight: 560 }}>
        {t('publish.stale.title', { count: questions.length })}
      </Typography>
      <Typography variant="body2">{t('publish.stale.text')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {questions.map(({ id, text, number, rightAnswers }) => (
          <Box component="li" key={id} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 540 }}>{t('publish.stale.question', { number, text })}</Typography>
            <Typography variant="body2">
              {t('publish.stale.right', { answers: rightAnswers.join('; ') })}
            </Typography>
            <FormControlLabel
              control={
                <Checkbox
                  checked={value.includes(id)}
                  onChange={() => toggle(id)}
                  slotProps={{ input: { 'aria-label': t('publish.stale.holdsOf', { text }) } }}
                />
              }
              label={t('publish.stale.holds')}
            />
          </Box>
        ))}
      </Box>
      <ErrorText text={error} />
    </Alert>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { ArrowLeft, ArrowRight, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@domain/questions/answer';
import { askedQuestion } from '@domain/questions/asked-question';
import type { AnyQuestion } from '@domain/questions/question';
import { ContentDialog } from '@src/components/feedback/ContentDialog';
import { useIsPhone } from '@src/components/layout/useIsPhone';
import { AnswerControl } from '../answers/AnswerControl';

interface PreviewDialogProps {
  questions: readonly AnyQuestion[];
  /** The id of the question that is shown first. */
  firstId: string | null;
  /** How many additional questions are drawn from the bank. */
  drawnCount: number;
  onClose: () => void;
}

/** The inner widths of a phone and of a page. */
const widths = { phone: 360, desktop: 860 } as const;

/** Reversed, so that the author sees that the correct order is not the displayed one. */
const shuffle = <Item,>(items: readonly Item[]): readonly Item[] => [...items].reverse();

/** The test as test takers see it. Answers are not saved. */
export function PreviewDialog({ questions, firstId, drawnCount, onClose }: PreviewDialogProps) {
  const { t } = useTranslation(['tests', 'common']);
  const isPhone = useIsPhone();
  const [screen, setScreen] = useState<keyof typeof widths>('phone');
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      questions.findIndex(({ id }) => id === firstId),
    ),
  );
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer | null>>>({});
  const question = questions[at];
  if (!question) return null;
  const asked = askedQuestion(question, shuffle);
  return (
    <ContentDialog
      title={t('preview.title')}
      onClose={onClose}
      maxWidth="md"
      isLong
      actions={
        <>
          <Button startIcon={<ArrowLeft />} disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t('run.back')}
          </Button>
          <Button
            endIcon={<ArrowRight />}
            disabled={at >= questions.length - 1}
            onClick={() => setAt(at + 1)}
          >
            {t('run.next')}
          </Button>
          <Button variant="contained" onClick={onClose}>
            {t('common:action.close')}
          </Button>
        </>
      }
    >
      <Stack spacing={2} sx={{ alignItems: 'center' }}>
        <Typography color="textSecondary" sx={{ alignSelf: 'stretch' }}>
          {t('preview.text')}
          {drawnCount > 0 ? ` ${t('preview.drawn', { count: drawnCount })}` : ''}
        </Typography>
        {isPhone ? null : (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={screen}
            aria-label={t('preview.screen')}
            onChange={(_event, next: keyof typeof widths | null) => next && setScreen(next)}
          >
            <ToggleButton value="phone">
              <Smartphone size={17} aria-hidden />
              &nbsp;{t('preview.phone')}
            </ToggleButton>
            <ToggleButton value="desktop">
              <Monitor size={17} aria-hidden />
              &nbsp;{t('preview.desktop')}
            </ToggleButton>
          </ToggleButtonGroup>
        )}
        <Box
          data-screen={screen}
          sx={({ tokens }) => ({
            width: '100%',
            maxWidth: isPhone ? undefined : widths[screen],
            ...{ border: `1px solid ${tokens.borderStrong}`, borderRadius: screen === 'phone' ? 4 : 1.5 },
            ...{ p: 2, bgcolor: 'background.paper', containerType: 'inline-size' },
          })}
        >
          <Typography color="textSecondary" variant="body2" sx={{ mb: 1 }}>
            {t('run.number', { number: at + 1, count: questions.length })}
          </Typography>
          <Typography
            component="h3"
            sx={{ fontSize: 18, fontWeight: 560, mb: 2, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {asked.text || t('question.untitled')}
          </Typography>
          <AnswerControl
            key={asked.id}
            question={asked}
            answer={answers[asked.id] ?? null}
            onChange={(answer) => setAnswers({ ...answers, [asked.id]: answer })}
          />
        </Box>
      </Stack>
    </ContentDialog>
  );
}

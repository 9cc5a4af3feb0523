import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleAlert, CloudCheck, CloudOff, CloudUpload, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AskedQuestion } from '@domain/questions/asked-question';
import { shownLeft } from '../lib/score';
import { type Given, marksOf, type QueueState } from './answer-queue';

const MINUTE_MS = 60_000;
/** From here on a countdown tells nothing: the attempt ends because the test closes, days later. */
const DAY_MS = 24 * 60 * MINUTE_MS;
const icons = {
  saved: CloudCheck,
  saving: CloudUpload,
  offline: CloudOff,
  elsewhere: CircleAlert,
  over: CloudCheck,
  refused: CircleAlert,
} as const satisfies Record<QueueState, unknown>;

/** The remaining time, and whether everything is saved. */
export function RunnerHead({ left, state }: { left: number | null; state: QueueState }) {
  const { t } = useTranslation('tests');
  const Icon = icons[state];
  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', justifyContent: 'space-between', minHeight: 32 }}
    >
      {left === null || left >= DAY_MS ? (
        <span />
      ) : (
        <Stack
          role="timer"
          aria-label={t('run.left')}
          direction="row"
          spacing={0.75}
          sx={{ alignItems: 'center', color: left < MINUTE_MS ? 'error.main' : 'text.primary' }}
        >
          <Timer size={18} aria-hidden />
          <Typography sx={{ fontWeight: 620, fontVariantNumeric: 'tabular-nums' }}>
            {shownLeft(left)}
          </Typography>
        </Stack>
      )}
      <Stack
        role="status"
        direction="row"
        spacing={0.75}
        sx={{ alignItems: 'center', color: state === 'refused' ? 'error.main' : 'text.secondary' }}
      >
        <Icon size={17} aria-hidden />
        <Typography variant="body2">{t(`run.state.${state}`)}</Typography>
      </Stack>
    </Stack>
  );
}

interface DotsProps {
  questions: readonly AskedQuestion[];
  given: Given;
  at: number;
  onOpen: (index: number) => void;
}

/** The questions as dots: answered, flagged, open. */
export function Dots({ questions, given, at, onOpen }: DotsProps) {
  const { t } = useTranslation('tests');
  return (
    <Box component="nav" aria-label={t('run.progress')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {questions.map(({ id }, index) => {
        const { isAnswered, isFlagged } = marksOf(given, id);
        const dotLabel = [
          t('question.of', { number: index + 1 }),
          t(isAnswered ? 'run.answered' : 'run.unanswered'),
          isFlagged ? t('run.flagged') : '',
        ].filter((part) => part !== '');
        return (
          <ButtonBase
            key={id}
            aria-label={dotLabel.join(', ')}
            aria-current={index === at ? 'step' : undefined}
            onClick={() => onOpen(index)}
            sx={({ tokens }) => ({
              width: 34,
              height: 34,
              borderRadius: 1,
              fontSize: 13,
              fontWeight: 560,
              border: `2px solid ${index === at ? tokens.primary : 'transparent'}`,
              color: isAnswered ? tokens.accentText : 'text.secondary',
              bgcolor: isAnswered ? tokens.accentSoft : tokens.sunken,
              position: 'relative',
              '&::after': isFlagged
                ? {
                    content: '""',
                    position: 'absolute',
                    top: 2,
                    right: 2,
                    width: 8,
                    height: 8,
                    borderRadius: '50%',
                    bgcolor: tokens.status.amber.text,
                  }
                : {},
            })}
          >
            {index + 1}
          </ButtonBase>
        );
      })}
    </Box>
  );
}

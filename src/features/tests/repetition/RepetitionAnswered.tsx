import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '@src/components/data/StatusChip';
import { ClausePictures } from '@src/content/text/ClausePictures';
import type { StoredFile } from '@src/content/types';
import { formatDate } from '@src/lib/dates';
import type { RepetitionResult } from '../api';
import { ReadAgain, LabeledLines } from '../execution/AttemptReview';
import { answerLines } from '../lib/answer-text';
import { useAnswerWords } from '../lib/useMarkedSpots';
import { ReviewedSpots } from '../spots/ReviewedSpots';

interface RepetitionAnsweredProps {
  result: RepetitionResult;
  pictures: readonly StoredFile[];
  isLast: boolean;
  onNext: () => void;
}

const colours = {
  right: 'green',
  partly: 'amber',
  wrong: 'red',
  empty: 'grey',
  open: 'purple',
  voided: 'grey',
} as const;

/** The result of an answer: a comment on it, the right answer, and the clause to read again. */
export function RepetitionAnswered({ result, pictures, isLast, onNext }: RepetitionAnsweredProps) {
  const { t, i18n } = useTranslation('tests');
  const words = useAnswerWords();
  const { question, answer, outcome, key, explained, source, dueOn } = result;
  const next = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone; people who use the keyboard continue from here.
  useEffect(() => next.current?.focus(), []);
  return (
    <>
      <Box role="status">
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
          <StatusChip label={t(`outcome.${outcome}`)} colour={colours[outcome]} />
          <Typography>
            {t(`repetition.word.${outcome === 'right' || outcome === 'partly' ? outcome : 'wrong'}`)}
          </Typography>
        </Stack>
      </Box>
      <Typography sx={{ fontWeight: 560, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {question.text}
      </Typography>
      {question.type === 'hotspot' ? (
        <ClausePictures pictures={pictures}>
          <ReviewedSpots task={question.task} answer={answer} answerKey={key} />
        </ClausePictures>
      ) : null}
      <LabeledLines label={t('result.yours')}>
        {answer ? answerLines(question, answer, words) : [t('result.nothing')]}
      </LabeledLines>
      {key && outcome !== 'right' ? (
        <LabeledLines label={t('result.right')}>{answerLines(question, key, words)}</LabeledLines>
      ) : null}
      {explained?.explanation ? (
        <LabeledLines label={t('result.explanation')}>{[explained.explanation]}</LabeledLines>
      ) : null}
      <Box>
        <ReadAgain source={source} outcome={outcome} />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {t('repetition.again', { date: formatDate(dueOn, 'date', i18n.language) })}
      </Typography>
      <Box>
        <Button ref={next} variant="contained" endIcon={isLast ? undefined : <ArrowRight />} onClick={onNext}>
          {t(isLast ? 'repetition.finish' : 'repetition.next')}
        </Button>
      </Box>
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Answer } from '@domain/questions/answer';
import { ProgressRing } from '@src/components/data/ProgressRing';
import { StatusChip } from '@src/components/data/StatusChip';
import { ClausePictures } from '@src/content/text/ClausePictures';
import { FileLink } from '../answers/FileLink';
import type { Reviewed, ReviewedAnswer } from '../api';
import { answerLines } from '../lib/answer-text';
import { useAnswerWords } from '../lib/useMarkedSpots';
import { useHundredths } from '../lib/useHundredths';
import { ReviewedSpots } from '../spots/ReviewedSpots';
import { AttemptChip } from './AttemptChip';

const WHOLE = 100;
const colours = {
  right: 'green',
  partly: 'amber',
  wrong: 'red',
  empty: 'grey',
  open: 'purple',
  voided: 'grey',
} as const;

/** A finished attempt: the points, and each answer as far as the reader may see it. */
export function AttemptReview({ attempt }: { attempt: Reviewed }) {
  const { t } = useTranslation('tests');
  const shown = useHundredths();
  const { percent, points, maxPoints, version, review } = attempt;
  return (
    <Stack spacing={2}>
      <Card sx={{ p: { xs: 2, sm: 2.5 } }}>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <ProgressRing
            value={percent === null ? null : Math.floor(percent / WHOLE)}
            label={t('result.percent')}
            size={72}
          />
          <div>
            <AttemptChip attempt={attempt} />
            <Typography sx={{ mt: 0.75 }}>
              {points === null || maxPoints === null
                ? t('result.hidden')
                : t('result.points', { points: shown(points), all: shown(maxPoints) })}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {t('result.facts', {
                number: attempt.number,
                label: version.label,
                pass: version.settings.passPercent,
              })}
            </Typography>
            {attempt.endedBy && attempt.endedBy !== 'submitted' ? (
              <Typography variant="body2" color="textSecondary">
                {t(`result.ended.${attempt.endedBy}`)}
              </Typography>
            ) : null}
          </div>
        </Stack>
      </Card>
      {review.length > 0 ? (
        <ClausePictures pictures={attempt.pictures}>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {review.map((answer, index) => (
              <Reviewing key={answer.question.id} answer={answer} number={index + 1} stored={attempt.files} />
            ))}
          </Box>
        </ClausePictures>
      ) : null}
    </Stack>
  );
}

interface ReviewingProps {
  answer: ReviewedAnswer;
  number: number;
  stored: Reviewed['files'];
}

function Reviewing({ answer: reviewed, number, stored }: ReviewingProps) {
  const { t } = useTranslation('tests');
  const shown = useHundredths();
  const { question, answer, outcome, points, maxPoints, key, explained, source, comment, gradedBy } =
    reviewed;
  const words = useAnswerWords();
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {t('question.of', { number })}
        </Typography>
        {outcome ? <StatusChip label={t(`outcome.${outcome}`)} colour={colours[outcome]} /> : null}
        {points === null || maxPoints === null ? null : (
          <Typography variant="body2" color="textSecondary">
            {t('result.points', { points: shown(points), all: shown(maxPoints) })}
          </Typography>
        )}
      </Stack>
      <Typography sx={{ fontWeight: 560, mb: 1, whiteSpace: 'pre-line' }}>{question.text}</Typography>
      {question.type === 'hotspot' ? (
        <ReviewedSpots task={question.task} answer={answer} answerKey={key} />
      ) : null}
      <LabeledLines label={t('result.yours')}>
        {answer ? givenLines(question, answer, words, stored) : [t('result.nothing')]}
      </LabeledLines>
      <Right reviewed={reviewed} />
      {explained?.explanation ? (
        <LabeledLines label={t('result.explanation')}>{[explained.explanation]}</LabeledLines>
      ) : null}
      <ReadAgain source={source} outcome={outcome} />
      {comment ? (
        <LabeledLines
          label={gradedBy ? t('result.commentOf', { name: gradedBy.nameShort }) : t('result.comment')}
        >
          {[comment]}
        </LabeledLines>
      ) : null}
    </Card>
  );
}

/** The correct answer, or the criteria by which an expert graded it, if they are shown. */
function Right({ reviewed: { question, key, alsoRight } }: { reviewed: ReviewedAnswer }) {
  const { t } = useTranslation('tests');
  const shown = useHundredths();
  const words = useAnswerWords();
  const lines = key ? answerLines(question, key, words) : [];
  const rubric = key && 'rubric' in key ? key.rubric : [];
  return (
    <>
      {rubric.length > 0 ? (
        <LabeledLines label={t('result.rubric')}>
          {rubric.map(({ text, points }) => t('review.row', { text, points: shown(points) }))}
        </LabeledLines>
      ) : null}
      {lines.length > 0 ? <LabeledLines label={t('result.right')}>{lines}</LabeledLines> : null}
      {alsoRight.map((other, index) => (
        <LabeledLines key={index} label={t('result.alsoRight')}>
          {answerLines(question, other, words)}
        </LabeledLines>
      ))}
    </>
  );
}

/** Returns the given answer as texts; files are links. */
const givenLines = (
  question: ReviewedAnswer['question'],
  answer: Answer,
  words: Parameters<typeof answerLines>[2],
  stored: Reviewed['files'],
): readonly ReactNode[] =>
  answer.type === 'fileAnswer'
    ? answer.files.map((file) => <FileLink key={file.id} file={file} stored={stored} />)
    : answerLines(question, answer, words);

/** The clause to read again after an incorrect answer. */
export function ReadAgain({ source, outcome }: Pick<ReviewedAnswer, 'outcome' | 'source'>) {
  const { t } = useTranslation('tests');
  if (!source || outcome === 'right') return null;
  return (
    <Button
      size="small"
      variant="outlined"
      component={Link}
      to={source.route}
      startIcon={<BookOpen />}
      sx={{ mt: 1.5 }}
    >
      {t(source.number ? 'result.readAgain' : 'result.readAgainWhole', source)}
    </Button>
  );
}

/** A labeled list of texts, such as an answer. */
export function LabeledLines({ label, children }: { label: string; children: readonly ReactNode[] }) {
  return (
    <Box sx={{ mt: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      {children.map((line, index) => (
        <Typography key={index} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {line}
        </Typography>
      ))}
    </Box>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { type QuestionProblem, questionProblems } from '@domain/questions/question-problems';
import limits from '@graphql/limits.json';
import { PlainField } from './PlainField';
import { TaskFields } from './TaskFields';

interface QuestionCardProps {
  question: AnyQuestion;
  number: number;
  isReadOnly: boolean;
  /** The question has points. */
  isWeighed?: boolean;
  /** The clause that it is about. */
  source?: ReactNode;
  /** Metadata of the question, shown after its content. */
  about?: ReactNode;
  /** Beside the remove button. */
  actions?: ReactNode;
  onChange: (question: AnyQuestion) => void;
  onRemove: () => void;
}

const POINT = 100;
const ofFields: readonly QuestionProblem[] = ['textEmpty', 'pointsNone'];
const shuffled: ReadonlySet<AnyQuestion['type']> = new Set(['single', 'multiple', 'matching', 'categorise']);

/** The form of one question with its correct answers and its errors. */
export function QuestionCard(props: QuestionCardProps) {
  const {
    question,
    number,
    isReadOnly,
    isWeighed = true,
    source,
    about,
    actions,
    onChange,
    onRemove,
  } = props;
  const { t } = useTranslation('tests');
  const problems = questionProblems(question);
  // Errors are shown after the first blur, because a new question is empty and that is not an error yet.
  const [isTouched, setIsTouched] = useState(question.text !== '');
  const errorOf = (problem: QuestionProblem) =>
    isTouched && problems.includes(problem) ? t(`problem.${problem}`) : undefined;
  const others = problems.filter((problem) => !ofFields.includes(problem));
  return (
    <Card
      component="section"
      aria-label={t('question.of', { number })}
      onBlur={() => setIsTouched(true)}
      sx={{ p: { xs: 2, sm: 2.5 } }}
    >
      <Box
        component="fieldset"
        disabled={isReadOnly}
        sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2.5 }}
      >
        <CardHead {...{ question, number, isReadOnly, actions, onRemove }} />
        <PlainField
          label={t('question.text')}
          isRequired
          minRows={2}
          maxLength={limits.testQuestionText}
          value={question.text}
          error={errorOf('textEmpty')}
          onChange={(text) => onChange({ ...question, text })}
        />
        {source}
        <TaskFields question={question} onChange={onChange} />
        {isTouched && others.length > 0 ? (
          <Alert severity="warning">
            {others.map((problem) => (
              <div key={problem}>{t(`problem.${problem}`)}</div>
            ))}
          </Alert>
        ) : null}
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: isWeighed ? '140px minmax(0, 1fr)' : '1fr' },
          }}
        >
          {isWeighed ? (
            <PointsField
              points={question.points}
              error={errorOf('pointsNone')}
              onChange={(points) => onChange({ ...question, points })}
            />
          ) : null}
          <PlainField
            label={t('question.explanation')}
            help={t('question.explanationHelp')}
            minRows={1}
            maxLength={limits.testExplanation}
            value={question.explained.explanation}
            onChange={(explanation) =>
              onChange({ ...question, explained: { ...question.explained, explanation } })
            }
          />
        </Box>
        {shuffled.has(question.type) ? (
          <FormControlLabel
            control={
              <Checkbox
                checked={question.isShuffled}
                onChange={(_event, isShuffled) => onChange({ ...question, isShuffled })}
              />
            }
            label={t('question.shuffle')}
          />
        ) : null}
        {about}
      </Box>
    </Card>
  );
}

interface PointsFieldProps {
  points: number;
  error: string | undefined;
  onChange: (points: number) => void;
}

/** Points as typed, «1,5»; an invalid number counts as zero and shows an error. */
function PointsField({ points, error, onChange }: PointsFieldProps) {
  const { t, i18n } = useTranslation('tests');
  const [typed, setTyped] = useState(() =>
    points > 0 ? (points / POINT).toLocaleString(i18n.language, { useGrouping: false }) : '',
  );
  return (
    <PlainField
      label={t('question.points')}
      isRequired
      inputMode="decimal"
      maxLength={7}
      value={typed}
      error={error}
      onChange={(text) => {
        setTyped(text);
        const value = Math.round(Number(text.trim().replace(',', '.')) * POINT);
        onChange(Number.isFinite(value) && value > 0 ? Math.min(value, limits.testPointsMax) : 0);
      }}
    />
  );
}

/** The number and type of a question, and its buttons. */
function CardHead({
  question,
  number,
  isReadOnly,
  actions,
  onRemove,
}: Pick<QuestionCardProps, 'question' | 'number' | 'isReadOnly' | 'actions' | 'onRemove'>) {
  const { t } = useTranslation('tests');
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
      <Typography component="h2" variant="h3">
        {t('question.of', { number })} · {t(`type.${question.type}`)}
      </Typography>
      {isReadOnly ? null : (
        <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          {actions}
          <Button color="error" size="small" startIcon={<Trash2 />} onClick={onRemove}>
            {t('question.remove')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}

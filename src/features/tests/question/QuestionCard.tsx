import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { type QuestionProblem, questionProblems } from '@domain/questions/question-problems';
import type { EditedQuestionProps, QuestionErrors } from '@src/content/edit/question-slots';
import { CardHead } from './CardHead';
import { ChoiceSwitch } from './ChoiceSwitch';
import { PlainField } from './PlainField';
import { PointsField } from './PointsField';
import { QuestionRulesContext, TEST_LIMITS } from './question-rules';
import { TaskFields } from './TaskFields';

interface QuestionCardProps extends EditedQuestionProps {
  /** Metadata of the question, shown after its content. */
  about?: ReactNode;
  /** Beside the remove button. */
  actions?: ReactNode;
}

const ofFields: readonly QuestionProblem[] = ['textEmpty', 'pointsNone'];
/** Shown at the options themselves when the form has errors of them. */
const ofOptions: readonly QuestionProblem[] = ['optionEmpty'];
const shuffled: ReadonlySet<AnyQuestion['type']> = new Set(['single', 'multiple', 'matching', 'categorise']);
const noErrors: QuestionErrors = {};

const columns = (isWeighed: boolean) => ({ xs: '1fr', sm: isWeighed ? '140px minmax(0, 1fr)' : '1fr' });

/** The problems of a question, except those that the form's own errors name. */
function useProblems(question: AnyQuestion, { optionTexts = {} }: QuestionErrors) {
  const { t } = useTranslation('tests');
  const problems = questionProblems(question);
  // Errors are shown after the first blur, because a new question is empty and that is not an error yet.
  const [isTouched, setIsTouched] = useState(question.text !== '');
  const inFields = Object.keys(optionTexts).length > 0 ? [...ofFields, ...ofOptions] : ofFields;
  return {
    others: isTouched ? problems.filter((problem) => !inFields.includes(problem)) : [],
    errorOf: (problem: QuestionProblem) =>
      isTouched && problems.includes(problem) ? t(`problem.${problem}`) : undefined,
    touch: () => setIsTouched(true),
  };
}

/** The form of one question with its correct answers and its errors. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, number, isReadOnly, isWeighed = true, canShuffle = true, canSwitchType = false } = props;
  const { limits = TEST_LIMITS, errors = noErrors, source, about, actions, onChange, onRemove } = props;
  const { t } = useTranslation('tests');
  const problemsId = useId();
  const { others, errorOf, touch } = useProblems(question, errors);
  return (
    <QuestionRulesContext value={{ limits, errors, problemsId }}>
      <Card
        component="section"
        aria-label={t('question.of', { number })}
        onBlur={touch}
        sx={{ p: { xs: 2, sm: 2.5 } }}
      >
        <Box
          component="fieldset"
          disabled={isReadOnly}
          sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2.5 }}
        >
          <CardHead {...{ question, number, isReadOnly, canSwitchType, actions, onRemove }} />
          {canSwitchType ? <ChoiceSwitch {...{ question, isReadOnly, onChange }} /> : null}
          <PlainField
            label={t('question.text')}
            isRequired
            minRows={2}
            maxLength={limits.text}
            value={question.text}
            error={errors.text ?? errorOf('textEmpty')}
            onChange={(text) => onChange({ ...question, text })}
          />
          {source}
          <TaskFields question={question} onChange={onChange} />
          <Problems id={problemsId} problems={others} error={errors.options} />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: columns(isWeighed) }}>
            {isWeighed ? (
              <PointsField
                points={question.points}
                error={errorOf('pointsNone')}
                onChange={(points) => onChange({ ...question, points })}
              />
            ) : null}
            <PlainField
              label={t('question.explanation')}
              help={props.explanationHelp ?? t('question.explanationHelp')}
              minRows={1}
              maxLength={limits.explanation}
              value={question.explained.explanation}
              error={errors.explanation}
              onChange={(explanation) =>
                onChange({ ...question, explained: { ...question.explained, explanation } })
              }
            />
          </Box>
          {canShuffle ? <ShuffleField question={question} onChange={onChange} /> : null}
          {about}
        </Box>
      </Card>
    </QuestionRulesContext>
  );
}

/** Whether the options are shuffled for each taker. */
function ShuffleField({ question, onChange }: Pick<QuestionCardProps, 'question' | 'onChange'>) {
  const { t } = useTranslation('tests');
  if (!shuffled.has(question.type)) return null;
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={question.isShuffled}
          onChange={(_event, isShuffled) => onChange({ ...question, isShuffled })}
        />
      }
      label={t('question.shuffle')}
    />
  );
}

interface ProblemsProps {
  id: string;
  problems: readonly QuestionProblem[];
  /** Takes the place of the problems, because it names the same ones. */
  error: string | undefined;
}

/** What is missing in the task and its correct answers. */
function Problems({ id, problems, error }: ProblemsProps) {
  const { t } = useTranslation('tests');
  if (error) {
    return (
      <Alert id={id} severity="error">
        {error}
      </Alert>
    );
  }
  if (problems.length === 0) return null;
  return (
    <Alert id={id} severity="warning">
      {problems.map((problem) => (
        <div key={problem}>{t(`problem.${problem}`)}</div>
      ))}
    </Alert>
  );
}

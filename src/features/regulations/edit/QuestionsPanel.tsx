import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { asGateQuestion, NON_GATE_TYPES } from '@domain/regulations/gate-model';
import limits from '@graphql/limits.json';
import { ConflictDialog } from '@src/components/feedback/ConflictDialog';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { ErrorText } from '@src/components/feedback/ErrorText';
import { AppForm } from '@src/components/form/AppForm';
import { FormDraft } from '@src/components/form/FormDraft';
import { FormErrors } from '@src/components/form/FormErrors';
import { SaveBar } from '@src/components/form/SaveBar';
import { useRecordForm } from '@src/components/form/useRecordForm';
import { useNotify } from '@src/store/useNotify';
import { useRegulationQuestionsSaveMutation, type Clause, type DraftQuestion } from '../api';
import { GateQuestion } from './GateQuestion';
import {
  questionsInput,
  questionsSchema,
  questionsValues,
  type QuestionsValues,
  type QuestionValues,
} from './questions-form';
import { suggestedQuestions } from './suggested-questions';
import type { QuestionSlots } from '@src/content/edit/question-slots';
import type { Autosave } from '@src/content/edit/use-autosave';

interface QuestionsPanelProps extends QuestionSlots {
  regulationId: number;
  questions: readonly DraftQuestion[];
  clauses: readonly Clause[];
  isReadOnly: boolean;
  autosave: Pick<Autosave, 'flush' | 'baseUpdatedAt' | 'moveBase'>;
}

interface Held {
  questions: readonly DraftQuestion[];
  updatedAt: string;
}

/** The questions that a signer answers first. They belong to the draft and are frozen when it is published. */
export function QuestionsPanel(props: QuestionsPanelProps) {
  const { regulationId, questions, clauses, isReadOnly, autosave, ...slots } = props;
  const { t } = useTranslation('regulations');
  const notify = useNotify();
  const [save] = useRegulationQuestionsSaveMutation();
  const draftName = `questions:${regulationId}`;
  const send = async (values: QuestionsValues, updatedAt: string | undefined) => {
    // The text is saved first, because a question can be about a clause that the server does not have yet.
    await autosave.flush();
    const answer = await save({
      id: regulationId,
      questions: questionsInput(values),
      updatedAt: autosave.baseUpdatedAt(),
      isForce: updatedAt === undefined,
    });
    if (answer.data) autosave.moveBase(answer.data.regulationQuestionsSave.updatedAt);
    return answer;
  };
  const form = useRecordForm<Held, QuestionsValues>({
    record: { questions, updatedAt: autosave.baseUpdatedAt() ?? '' },
    draftName,
    send,
    onSaved: () => notify.success(t('common:saved')),
  });
  return (
    <AppForm
      initialValues={questionsValues(form.base?.questions ?? [])}
      schema={questionsSchema}
      onSubmit={form.submit}
      isGuarded
    >
      <FormDraft name={draftName} />
      <Stack spacing={2.5} sx={{ maxWidth: 820 }}>
        <Typography color="textSecondary">{t('gate.help', { max: limits.questions })}</Typography>
        <FormErrors errors={form.errors} />
        <QuestionList clauses={clauses} isReadOnly={isReadOnly} {...slots} />
        {isReadOnly ? null : <SaveBar label={t('gate.save')} />}
      </Stack>
      <ConflictDialog {...form.conflict} />
    </AppForm>
  );
}

type QuestionListProps = Pick<QuestionsPanelProps, 'clauses' | 'isReadOnly' | keyof QuestionSlots>;

function QuestionList({ clauses, isReadOnly, Question, AddQuestion }: QuestionListProps) {
  const { t } = useTranslation('regulations');
  const [{ value }, { error }, { setValue }] = useField<QuestionValues[]>('questions');
  const onAdd = (question: AnyQuestion) => {
    const added = asGateQuestion(question);
    if (added) void setValue([...value, { ...added, clauseId: '' }], false);
  };
  const add = <AddQuestion without={NON_GATE_TYPES} onAdd={onAdd} />;
  if (value.length === 0) {
    const suggested = suggestedQuestions(clauses, (sentence) => t('gate.missing', { sentence }));
    const hasSuggestions = !isReadOnly && suggested.length > 0;
    return (
      <EmptyState
        isDense
        icon={MessageCircleQuestion}
        title={t('gate.empty')}
        text={hasSuggestions ? t('gate.suggestHelp') : undefined}
        action={
          isReadOnly ? undefined : (
            <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'center' }}>
              {hasSuggestions ? (
                <Button variant="contained" onClick={() => void setValue(suggested, false)}>
                  {t('gate.suggest', { count: suggested.length })}
                </Button>
              ) : null}
              {add}
            </Stack>
          )
        }
      />
    );
  }
  return (
    <>
      {value.map((question, index) => (
        <GateQuestion
          key={question.id}
          Question={Question}
          index={index}
          clauses={clauses}
          isReadOnly={isReadOnly}
          onRemove={() =>
            void setValue(
              value.filter(({ id }) => id !== question.id),
              false,
            )
          }
        />
      ))}
      <ErrorText text={typeof error === 'string' ? error : undefined} />
      {isReadOnly || value.length >= limits.questions ? null : <div>{add}</div>}
    </>
  );
}

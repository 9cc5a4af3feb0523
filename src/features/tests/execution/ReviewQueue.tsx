import { gradeCommentSchema } from '@domain/tests/decisions';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import limits from '@graphql/limits.json';
import { applyServerErrors } from '@src/api/form-errors';
import { EmptyState } from '@src/components/feedback/EmptyState';
import { Loaded } from '@src/components/feedback/Loaded';
import { SkeletonRows } from '@src/components/feedback/Skeletons';
import { AppForm } from '@src/components/form/AppForm';
import { FormErrors } from '@src/components/form/FormErrors';
import { FormTextField } from '@src/components/form/FormTextField';
import { SubmitButton } from '@src/components/form/SubmitButton';
import { formatDate } from '@src/lib/dates';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import { useDistinctNames } from '@src/entities/person/useDistinctPeople';
import { useNotify } from '@src/store/useNotify';
import { type ReactNode, useState } from 'react';
import {
  type TestDetails,
  useTestAnswerGradeMutation,
  useTestReviewQueueQuery,
  type WaitingAnswer,
} from '../api';
import { FileLink } from '../answers/FileLink';
import { useHundredths } from '../lib/useHundredths';
import { LabeledLines } from './AttemptReview';

const PAGE = 20;
const POINT = 100;

/** Parses typed points, «1,5»; the server checks the maximum. */
const hundredths = (typed: string): number => Math.round(Number(typed.replace(',', '.')) * POINT);

/** Answers that wait for grading by an expert, the oldest first. */
export function ReviewQueue({ test }: { test: Pick<TestDetails, 'id'> }) {
  const { t } = useTranslation('tests');
  const { data, error, refetch } = useTestReviewQueueQuery({ testId: test.id, page: 1, pageSize: PAGE });
  const names = useDistinctNames(
    (data?.testReviewQueue.items ?? []).map(({ user }) => user),
    ({ nameShort }) => nameShort,
  );
  return (
    <Loaded
      data={data?.testReviewQueue}
      error={error}
      onRetry={() => void refetch()}
      skeleton={<SkeletonRows rows={3} columns={1} height={140} />}
      isEmpty={({ items }) => items.length === 0}
      empty={<EmptyState icon={CircleCheck} title={t('review.empty')} />}
    >
      {({ items, count }) => (
        <Stack spacing={2} sx={{ maxWidth: 860 }}>
          <Typography color="textSecondary">{t('review.count', { count })}</Typography>
          {items.map((waiting) => (
            <WaitingAnswerCard
              key={`${waiting.attemptId}:${waiting.question.id}`}
              waiting={waiting}
              name={names.get(waiting.user.id) ?? waiting.user.nameShort}
            />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

/** Returns the written text or links to the files; null when there is no answer. */
function answerContent({ answer, files }: WaitingAnswer): readonly ReactNode[] | null {
  if (answer?.type === 'fileAnswer') {
    return answer.files.map((file) => <FileLink key={file.id} file={file} stored={files} />);
  }
  return answer && 'text' in answer ? [answer.text] : null;
}

/** One answer with its grading criteria and its points. */
function WaitingAnswerCard({ waiting, name }: { waiting: WaitingAnswer; name: string }) {
  const { t } = useTranslation('tests');
  const notify = useNotify();
  const shown = useHundredths();
  const [grade] = useTestAnswerGradeMutation();
  const [errors, setErrors] = useState<string[]>([]);
  const { attemptId, user, question, finishedAt } = waiting;
  const rubric = 'rubric' in question.key ? question.key.rubric : [];
  return (
    <Card component="article" aria-label={`${name}: ${question.text}`} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="body2" color="textSecondary">
        {/* A repeated name has the position beside it already. */}
        {[name, name === user.nameShort && user.position?.name, formatDate(finishedAt, 'dateTime')]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Typography sx={{ fontWeight: 560, mt: 0.5 }}>{question.text}</Typography>
      <LabeledLines label={t('review.answer')}>
        {answerContent(waiting) ?? [t('result.nothing')]}
      </LabeledLines>
      {rubric.length > 0 ? (
        <LabeledLines label={t('question.rubric')}>
          {rubric.map(({ text, points }) => t('review.row', { text, points: shown(points) }))}
        </LabeledLines>
      ) : null}
      <AppForm
        initialValues={{ points: '', comment: '' }}
        schema={object({
          points: rules.decimal().required(ruleMessage('required')),
          comment: gradeCommentSchema,
        })}
        onSubmit={async (values, helpers) => {
          setErrors([]);
          const { error } = await grade({
            grade: {
              ...{ attemptId, questionId: question.id, points: hundredths(values.points) },
              comment: values.comment.trim(),
            },
          });
          if (error) setErrors(applyServerErrors(error, values, helpers));
          else notify.success(t('review.done'));
        }}
      >
        <Stack spacing={1.5} sx={{ mt: 2, maxWidth: 560 }}>
          <FormErrors errors={errors} />
          <FormTextField
            name="points"
            label={t('review.points', { max: shown(question.points) })}
            isRequired
            maxLength={7}
          />
          <FormTextField
            name="comment"
            label={t('review.comment')}
            minRows={2}
            maxLength={limits.testGradeComment}
          />
          <div>
            <SubmitButton>{t('review.grade')}</SubmitButton>
          </div>
        </Stack>
      </AppForm>
    </Card>
  );
}

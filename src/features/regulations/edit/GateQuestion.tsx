import { getIn, useField, useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { asGateQuestion, asQuestion } from '@domain/regulations/gate-model';
import { GATE_LIMITS } from '@domain/regulations/gate-question';
import { FormSelect } from '@src/components/form/FormSelect';
import { useRuleText } from '@src/components/form/useRuleText';
import type { QuestionErrors, QuestionSlots } from '@src/content/edit/question-slots';
import { clauseTitle } from '@src/content/lib/clause-title';
import type { Clause } from '../api';
import type { QuestionValues } from './questions-form';

interface GateQuestionProps extends Pick<QuestionSlots, 'Question'> {
  index: number;
  clauses: readonly Clause[];
  isReadOnly: boolean;
  onRemove: () => void;
}

/** One question before signing: the editor of all questions, without what is not stored here, and the clause that it is about. */
export function GateQuestion({ index, clauses, isReadOnly, Question, onRemove }: GateQuestionProps) {
  const { t } = useTranslation('regulations');
  const path = `questions.${index}`;
  const [{ value }, , { setValue }] = useField<QuestionValues>(path);
  const question = asQuestion(value);
  const change = (next: AnyQuestion) => {
    const changed = asGateQuestion(next);
    if (!changed) return;
    // The server's error of the options stays until they are changed.
    const areSame = next.task === question.task && next.key === question.key;
    void setValue({ ...value, ...changed, options: areSame ? value.options : changed.options }, false);
  };
  return (
    <Question
      question={question}
      number={index + 1}
      isReadOnly={isReadOnly}
      isWeighed={false}
      canShuffle={false}
      canSwitchType
      limits={GATE_LIMITS}
      errors={useQuestionErrors(path, value)}
      explanationHelp={t('gate.explanationHelp')}
      source={
        <FormSelect
          name={`${path}.clauseId`}
          label={t('gate.clause')}
          help={t('gate.clauseHelp')}
          placeholder={t('gate.wholeText')}
          isDisabled={isReadOnly}
          choices={clauses.map(({ id, number, text }) => ({
            value: id,
            label: `${number} ${clauseTitle(text, 60)}`,
          }))}
        />
      }
      onChange={change}
      onRemove={onRemove}
    />
  );
}

/** The form's errors of the question at this path, its own and the server's. */
function useQuestionErrors(path: string, { options }: QuestionValues): QuestionErrors {
  const { errors, touched } = useFormikContext();
  const ruleText = useRuleText();
  const errorOf = (field: string): string | undefined => {
    const name = `${path}.${field}`;
    const error: unknown = getIn(touched, name) ? getIn(errors, name) : undefined;
    return typeof error === 'string' ? ruleText(error) : undefined;
  };
  return {
    text: errorOf('text'),
    explanation: errorOf('explanation'),
    options: errorOf('options'),
    optionTexts: Object.fromEntries(
      options.flatMap(({ id }, at) => {
        const error = errorOf(`options.${at}.text`);
        return error === undefined ? [] : [[id, error]];
      }),
    ),
  };
}

import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import { useTranslation } from 'react-i18next';
import type { AskedQuestionOf } from '@domain/questions/asked-question';
import type { AnswerProps } from './answer-props';
import { ChoiceRows } from './ChoiceRows';

/** Single or multiple choice. */
export function ChoiceAnswer(props: AnswerProps<AskedQuestionOf<'multiple' | 'single'>>) {
  const { question, answer, onChange } = props;
  const { type, text, task } = question;
  const given = answer && 'optionIds' in answer ? answer.optionIds : [];
  const toggle = (id: string) => {
    if (type === 'single') return onChange({ type, optionIds: [id] });
    const next = given.includes(id) ? given.filter((item) => item !== id) : [...given, id];
    return onChange(next.length > 0 ? { type, optionIds: next } : null);
  };
  return (
    <ChoiceRows
      label={text}
      options={task.options}
      chosen={given}
      Control={type === 'single' ? Radio : Checkbox}
      onToggle={toggle}
    />
  );
}

/** A true or false statement. */
export function TrueFalseAnswer(props: AnswerProps<AskedQuestionOf<'trueFalse'>>) {
  const { question, answer, onChange } = props;
  const { t } = useTranslation('tests');
  return (
    <ChoiceRows
      label={question.text}
      options={[
        { id: 'true', text: t('answer.true') },
        { id: 'false', text: t('answer.false') },
      ]}
      chosen={answer && 'isTrue' in answer ? [String(answer.isTrue)] : []}
      Control={Radio}
      onToggle={(id) => onChange({ type: 'trueFalse', isTrue: id === 'true' })}
    />
  );
}

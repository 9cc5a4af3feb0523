import limits from '@graphql/limits.json';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslation } from 'react-i18next';
import type { AskedQuestionOf } from '@domain/questions/asked-question';
import type { AnswerProps } from './answer-props';

/** A word, a number, or a longer text. */
export function TypedAnswer(props: AnswerProps<AskedQuestionOf<'number' | 'openText' | 'shortText'>>) {
  const { question, answer, onChange } = props;
  const { t } = useTranslation('tests');
  const { type } = question;
  const unit = question.type === 'number' ? question.task.unit : '';
  const isLong = type === 'openText';
  return (
    <OutlinedInput
      value={answer && 'text' in answer ? answer.text : ''}
      fullWidth
      autoComplete="off"
      placeholder={t('answer.placeholder')}
      endAdornment={unit || undefined}
      inputProps={{
        'aria-label': t('answer.yours'),
        maxLength: isLong ? limits.testOpenText : limits.testTypedAnswer,
        inputMode: type === 'number' ? 'decimal' : undefined,
      }}
      onChange={({ target }) => onChange(target.value === '' ? null : { type, text: target.value })}
      {...(isLong ? { multiline: true, minRows: 5, maxRows: 20 } : {})}
    />
  );
}

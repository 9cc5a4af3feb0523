import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion, QuestionOf } from '@domain/questions/question';

type Choice = QuestionOf<'multiple' | 'single'>;

/** Returns the question with the other type; with one right option, the first of several stays right. */
function withType(question: Choice, type: Choice['type']): Choice {
  const { task, key } = question;
  const rightIds = task.options.map(({ id }) => id).filter((id) => key.rightIds.includes(id));
  return { ...question, type, key: { rightIds: type === 'single' ? rightIds.slice(0, 1) : rightIds } };
}

interface ChoiceSwitchProps {
  question: AnyQuestion;
  isReadOnly: boolean;
  onChange: (question: AnyQuestion) => void;
}

/** Switches between one and several right options. */
export function ChoiceSwitch({ question, isReadOnly, onChange }: ChoiceSwitchProps) {
  const { t } = useTranslation('tests');
  if (question.type !== 'single' && question.type !== 'multiple') return null;
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={question.type}
      disabled={isReadOnly}
      aria-label={t('question.rightCount')}
      sx={{ justifySelf: 'start' }}
      onChange={(_event, type: Choice['type'] | null) => type && onChange(withType(question, type))}
    >
      <ToggleButton value="single">{t('type.single')}</ToggleButton>
      <ToggleButton value="multiple">{t('type.multiple')}</ToggleButton>
    </ToggleButtonGroup>
  );
}

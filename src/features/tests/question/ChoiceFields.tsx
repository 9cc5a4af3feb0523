import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionRows } from './OptionRows';
import { QuestionRulesContext } from './question-rules';
import type { FieldsOf } from './task-props';

/** Options with their correctness. */
export function ChoiceFields({ question, onChange }: FieldsOf<'multiple' | 'single'>) {
  const { t } = useTranslation('tests');
  const { errors, problemsId } = useContext(QuestionRulesContext);
  const { type, task, key } = question;
  const Control = type === 'single' ? Radio : Checkbox;
  const mark = (id: string, isRight: boolean): string[] => {
    if (type === 'single') return [id];
    const others = key.rightIds.filter((rightId) => rightId !== id);
    return isRight ? [...others, id] : others;
  };
  return (
    <OptionRows
      label={t('question.options')}
      help={t(type === 'single' ? 'question.oneRight' : 'question.someRight')}
      options={task.options}
      onChange={(options) => {
        const rightIds = key.rightIds.filter((id) => options.some((option) => option.id === id));
        onChange({ ...question, task: { options }, key: { rightIds } });
      }}
      before={(option, number) => (
        <Control
          checked={key.rightIds.includes(option.id)}
          onChange={(_event, isRight) =>
            onChange({ ...question, key: { rightIds: mark(option.id, isRight) } })
          }
          slotProps={{
            input: {
              'aria-label': t('question.isRight', { number }),
              ...(errors.options ? { 'aria-invalid': true, 'aria-describedby': problemsId } : {}),
            },
          }}
        />
      )}
    />
  );
}

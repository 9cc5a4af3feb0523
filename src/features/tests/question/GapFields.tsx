import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { Plus, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Gap, GapKey } from '@domain/questions/question';
import limits from '@graphql/limits.json';
import { emptyOption, emptyTyped } from './new-question';
import { OptionRows } from './OptionRows';
import { PlainField } from './PlainField';
import type { FieldsOf } from './task-props';
import { TypedFields } from './TypedFields';

/** Returns a readable id for use in the text: g1, g2. */
function nextId(gaps: readonly Gap[]): string {
  let number = gaps.length + 1;
  while (gaps.some(({ id }) => id === `g${number}`)) number += 1;
  return `g${number}`;
}

/** A text with gaps, and the accepted answers of each. */
export function GapFields({ question, onChange }: FieldsOf<'fillGaps'>) {
  const { t } = useTranslation('tests');
  const { task, key } = question;
  const add = () => {
    const id = nextId(task.gaps);
    const text = `${task.text}${task.text === '' || task.text.endsWith(' ') ? '' : ' '}{{${id}}}`;
    onChange({
      ...question,
      task: { text, gaps: [...task.gaps, { id, options: null }] },
      key: { gaps: [...key.gaps, { id, typed: emptyTyped }] },
    });
  };
  const remove = (id: string) =>
    onChange({
      ...question,
      task: {
        text: task.text.replaceAll(`{{${id}}}`, ''),
        gaps: task.gaps.filter((gap) => gap.id !== id),
      },
      key: { gaps: key.gaps.filter((gap) => gap.id !== id) },
    });
  const change = (gap: Gap, gapKey: GapKey) =>
    onChange({
      ...question,
      task: { ...task, gaps: task.gaps.map((item) => (item.id === gap.id ? gap : item)) },
      key: { gaps: [...key.gaps.filter(({ id }) => id !== gap.id), gapKey] },
    });
  return (
    <>
      <PlainField
        label={t('question.gapText')}
        help={t('question.gapTextHelp', { gap: '{{g1}}' })}
        minRows={2}
        maxLength={limits.testQuestionText}
        value={task.text}
        onChange={(text) => onChange({ ...question, task: { ...task, text } })}
      />
      {task.gaps.map((gap) => (
        <Card
          key={gap.id}
          variant="outlined"
          sx={{ p: 2 }}
          role="group"
          aria-label={t('question.gap', { id: gap.id })}
        >
          <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
            <Typography sx={{ fontWeight: 560 }}>{t('question.gap', { id: gap.id })}</Typography>
            <IconButton aria-label={t('question.gapRemove', { id: gap.id })} onClick={() => remove(gap.id)}>
              <X size={17} />
            </IconButton>
          </Stack>
          <OneGap gap={gap} gapKey={key.gaps.find(({ id }) => id === gap.id)} onChange={change} />
        </Card>
      ))}
      <div>
        <Button size="small" startIcon={<Plus />} onClick={add}>
          {t('question.gapAdd')}
        </Button>
      </div>
    </>
  );
}

interface OneGapProps {
  gap: Gap;
  gapKey: GapKey | undefined;
  onChange: (gap: Gap, gapKey: GapKey) => void;
}

/** The accepted answers of one gap: typed words, or one of several options. */
function OneGap({ gap, gapKey, onChange }: OneGapProps) {
  const { t } = useTranslation('tests');
  const { id, options } = gap;
  const rightId = gapKey && 'optionId' in gapKey ? gapKey.optionId : '';
  const toOptions = (isChosen: boolean) => {
    const first = emptyOption();
    if (isChosen) onChange({ id, options: [first, emptyOption()] }, { id, optionId: first.id });
    else onChange({ id, options: null }, { id, typed: emptyTyped });
  };
  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={<Switch checked={options !== null} onChange={(_event, isChosen) => toOptions(isChosen)} />}
        label={t('question.gapOptions')}
      />
      {options ? (
        <OptionRows
          label={t('question.options')}
          options={options}
          onChange={(next) => onChange({ id, options: next }, { id, optionId: rightId })}
          before={(option, number) => (
            <Radio
              checked={option.id === rightId}
              onChange={() => onChange(gap, { id, optionId: option.id })}
              slotProps={{ input: { 'aria-label': t('question.isRight', { number }) } }}
            />
          )}
        />
      ) : (
        <TypedFields
          typed={gapKey && 'typed' in gapKey ? gapKey.typed : emptyTyped}
          onChange={(typed) => onChange(gap, { id, typed })}
        />
      )}
    </Stack>
  );
}

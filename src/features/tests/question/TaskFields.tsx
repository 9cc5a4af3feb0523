import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslation } from 'react-i18next';
import type { AnyQuestion } from '@domain/questions/question';
import { ChoiceFields } from './ChoiceFields';
import { FileFields } from './FileFields';
import { GapFields } from './GapFields';
import { HotspotFields } from './HotspotFields';
import { OptionRows } from './OptionRows';
import { CategoryFields, MatchingFields } from './PairFields';
import { PlainField } from './PlainField';
import { RubricFields } from './RubricFields';
import type { FieldsOf } from './task-props';
import { TypedFields } from './TypedFields';

const NUMBER_MAX = 20;

/** The task and the correct answers of a question, by its type. */
export function TaskFields({ question, onChange }: FieldsOf<AnyQuestion['type']>) {
  switch (question.type) {
    case 'single':
    case 'multiple':
      return <ChoiceFields question={question} onChange={onChange} />;
    case 'trueFalse':
      return <TrueFalseFields question={question} onChange={onChange} />;
    case 'matching':
      return <MatchingFields question={question} onChange={onChange} />;
    case 'ordering':
      return <OrderFields question={question} onChange={onChange} />;
    case 'categorise':
      return <CategoryFields question={question} onChange={onChange} />;
    case 'hotspot':
      return <HotspotFields question={question} onChange={onChange} />;
    default:
      return <TypedTaskFields question={question} onChange={onChange} />;
  }
}

/** The same for questions whose answer is typed or uploaded. */
function TypedTaskFields({ question, onChange }: FieldsOf<AnyQuestion['type']>) {
  switch (question.type) {
    case 'shortText':
      return <TypedFields typed={question.key} onChange={(key) => onChange({ ...question, key })} />;
    case 'number':
      return <NumberFields question={question} onChange={onChange} />;
    case 'fillGaps':
      return <GapFields question={question} onChange={onChange} />;
    case 'fileAnswer':
    case 'openText':
      return <ByHandFields question={question} onChange={onChange} />;
    default:
      return null;
  }
}

/** Questions that an expert grades: a text, or files. */
function ByHandFields({ question, onChange }: FieldsOf<'fileAnswer' | 'openText'>) {
  return (
    <>
      {question.type === 'fileAnswer' ? <FileFields question={question} onChange={onChange} /> : null}
      <RubricFields question={question} onChange={onChange} />
    </>
  );
}

function TrueFalseFields({ question, onChange }: FieldsOf<'trueFalse'>) {
  const { t } = useTranslation('tests');
  return (
    <RadioGroup
      row
      aria-label={t('question.right')}
      value={question.key.isTrue ? 'yes' : 'no'}
      onChange={(_event, value) => onChange({ ...question, key: { isTrue: value === 'yes' } })}
    >
      <FormControlLabel value="yes" control={<Radio />} label={t('answer.true')} />
      <FormControlLabel value="no" control={<Radio />} label={t('answer.false')} />
    </RadioGroup>
  );
}

function NumberFields({ question, onChange }: FieldsOf<'number'>) {
  const { t } = useTranslation('tests');
  const { key, task } = question;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } }}>
      <PlainField
        label={t('question.number')}
        isRequired
        inputMode="decimal"
        maxLength={NUMBER_MAX}
        value={key.value}
        onChange={(value) => onChange({ ...question, key: { ...key, value } })}
      />
      <PlainField
        label={t('question.tolerance')}
        inputMode="decimal"
        maxLength={NUMBER_MAX}
        value={key.tolerance}
        onChange={(tolerance) => onChange({ ...question, key: { ...key, tolerance } })}
      />
      <PlainField
        label={t('question.unit')}
        maxLength={NUMBER_MAX}
        value={task.unit}
        onChange={(unit) => onChange({ ...question, task: { unit } })}
      />
    </Box>
  );
}

function OrderFields({ question, onChange }: FieldsOf<'ordering'>) {
  const { t } = useTranslation('tests');
  return (
    <OptionRows
      label={t('question.order')}
      help={t('question.orderHelp')}
      options={question.task.items}
      isOrdered
      onChange={(items) =>
        onChange({ ...question, task: { items }, key: { order: items.map(({ id }) => id) } })
      }
    />
  );
}

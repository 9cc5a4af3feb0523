import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import type { Option, Pair } from '@domain/questions/question';
import { OptionRows } from './OptionRows';
import type { FieldsOf } from './task-props';

/** Each left item matches one right item; the right side can have additional ones. */
export function MatchingFields({ question, onChange }: FieldsOf<'matching'>) {
  const { t } = useTranslation('tests');
  const { task, key } = question;
  const change = (left: readonly Option[], right: readonly Option[], pairs: readonly Pair[]) =>
    onChange({ ...question, task: { left, right }, key: { pairs: known(pairs, left, right) } });
  return (
    <>
      <OptionRows
        label={t('question.left')}
        options={task.left}
        onChange={(left) => change(left, task.right, key.pairs)}
        after={(option, number) => (
          <MatchSelect
            label={t('question.pairOf', { number })}
            options={task.right}
            value={placeOf(key.pairs, option.id)}
            onChange={(to) => change(task.left, task.right, placed(key.pairs, option.id, to))}
          />
        )}
      />
      <OptionRows
        label={t('question.rightSide')}
        help={t('question.rightSideHelp')}
        options={task.right}
        onChange={(right) => change(task.left, right, key.pairs)}
      />
    </>
  );
}

/** Each item belongs to one category. */
export function CategoryFields({ question, onChange }: FieldsOf<'categorise'>) {
  const { t } = useTranslation('tests');
  const { task, key } = question;
  const change = (items: readonly Option[], categories: readonly Option[], pairs: readonly Pair[]) =>
    onChange({ ...question, task: { items, categories }, key: { pairs: known(pairs, items, categories) } });
  return (
    <>
      <OptionRows
        label={t('question.categories')}
        options={task.categories}
        onChange={(categories) => change(task.items, categories, key.pairs)}
      />
      <OptionRows
        label={t('question.items')}
        options={task.items}
        onChange={(items) => change(items, task.categories, key.pairs)}
        after={(option, number) => (
          <MatchSelect
            label={t('question.categoryOf', { number })}
            options={task.categories}
            value={placeOf(key.pairs, option.id)}
            onChange={(to) => change(task.items, task.categories, placed(key.pairs, option.id, to))}
          />
        )}
      />
    </>
  );
}

const placeOf = (pairs: readonly Pair[], from: string): string =>
  pairs.find((pair) => pair.from === from)?.to ?? '';

const placed = (pairs: readonly Pair[], from: string, to: string): Pair[] => [
  ...pairs.filter((pair) => pair.from !== from),
  { from, to },
];

/** Returns the pairs whose items both still exist. */
const known = (pairs: readonly Pair[], from: readonly Option[], to: readonly Option[]): Pair[] =>
  pairs.filter((pair) => from.some(({ id }) => id === pair.from) && to.some(({ id }) => id === pair.to));

interface PlaceProps {
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (id: string) => void;
}

/** Selects the match of an item. */
function MatchSelect({ label, options, value, onChange }: PlaceProps) {
  const { t } = useTranslation('tests');
  return (
    <Select
      value={value}
      displayEmpty
      inputProps={{ 'aria-label': label }}
      onChange={({ target }) => onChange(target.value)}
      sx={{ width: { xs: 130, sm: 220 }, flexShrink: 0 }}
    >
      <MenuItem value="" disabled>
        {t('answer.choose')}
      </MenuItem>
      {options.map(({ id, text }, index) => (
        <MenuItem key={id} value={id}>
          {text || t('question.emptyOption', { number: index + 1 })}
        </MenuItem>
      ))}
    </Select>
  );
}

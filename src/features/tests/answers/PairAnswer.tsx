import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedQuestionOf } from '@domain/questions/asked-question';
import type { Pair } from '@domain/questions/question';
import type { AnswerProps } from './answer-props';

/** Assigns items to each other with a select field beside each. */
export function PairAnswer(props: AnswerProps<AskedQuestionOf<'categorise' | 'matching'>>) {
  const { question, answer, onChange } = props;
  const { t } = useTranslation('tests');
  const { type, task } = question;
  const pairs = answer && 'pairs' in answer ? answer.pairs : [];
  const [from, to] = 'left' in task ? [task.left, task.right] : [task.items, task.categories];
  const choose = (id: string, place: string) => {
    // In matching, each item can be used once; a category can contain any number.
    const isTaken = (pair: Pair) => type === 'matching' && pair.to === place;
    const others = pairs.filter((pair) => pair.from !== id && !isTaken(pair));
    const next = place === '' ? others : [...others, { from: id, to: place }];
    onChange(next.length > 0 ? { type, pairs: next } : null);
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 0.75, sm: 1.5 },
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      {from.map(({ id, text }) => (
        <Fragment key={id}>
          <Box sx={{ overflowWrap: 'anywhere', mt: { xs: 1, sm: 0 } }}>{text}</Box>
          <Select
            value={pairs.find((pair) => pair.from === id)?.to ?? ''}
            displayEmpty
            inputProps={{ 'aria-label': text }}
            onChange={({ target }) => choose(id, target.value)}
          >
            <MenuItem value="">{t('answer.choose')}</MenuItem>
            {to.map((option) => (
              <MenuItem key={option.id} value={option.id} sx={{ whiteSpace: 'normal' }}>
                {option.text}
              </MenuItem>
            ))}
          </Select>
        </Fragment>
      ))}
    </Box>
  );
}

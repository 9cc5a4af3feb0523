import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import type { AskedQuestionOf } from '@domain/questions/asked-question';
import { gapParts } from '../lib/gap-parts';
import type { AnswerProps } from './answer-props';

const narrow = { mx: 0.5, my: 0.5, width: 180, maxWidth: '100%', verticalAlign: 'middle' } as const;

/** A text with gaps that are filled in place. */
export function GapAnswer({ question, answer, onChange }: AnswerProps<AskedQuestionOf<'fillGaps'>>) {
  const { t } = useTranslation('tests');
  const { text, gaps } = question.task;
  const given = answer && 'gaps' in answer ? answer.gaps : [];
  const fill = (id: string, value: string) => {
    const others = given.filter((gap) => gap.id !== id);
    const next = value === '' ? others : [...others, { id, value }];
    onChange(next.length > 0 ? { type: 'fillGaps', gaps: next } : null);
  };
  return (
    <Box sx={{ lineHeight: 2.4, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {gapParts(text).map((part, index) => {
        if ('text' in part) return <span key={`text-${index}`}>{part.text}</span>;
        const number = gaps.findIndex(({ id }) => id === part.gapId) + 1;
        const label = t('answer.gap', { number });
        const value = given.find(({ id }) => id === part.gapId)?.value ?? '';
        const options = gaps[number - 1]?.options ?? null;
        return options ? (
          <Select
            key={part.gapId}
            size="small"
            value={value}
            displayEmpty
            inputProps={{ 'aria-label': label }}
            onChange={({ target }) => fill(part.gapId, target.value)}
            sx={narrow}
          >
            <MenuItem value="">{t('answer.choose')}</MenuItem>
            {options.map((option) => (
              <MenuItem key={option.id} value={option.id}>
                {option.text}
              </MenuItem>
            ))}
          </Select>
        ) : (
          <OutlinedInput
            key={part.gapId}
            size="small"
            value={value}
            autoComplete="off"
            inputProps={{ 'aria-label': label, maxLength: limits.testTypedAnswer }}
            onChange={({ target }) => fill(part.gapId, target.value)}
            sx={narrow}
          />
        );
      })}
    </Box>
  );
}

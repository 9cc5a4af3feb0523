import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AskedQuestionOf } from '@domain/questions/asked-question';
import { Moves } from '../question/OptionRows';
import { moved } from '../lib/moved';
import type { AnswerProps } from './answer-props';

/** Items to be put in order. The initial shuffled order is not an answer until the user confirms it. */
export function OrderAnswer({ question, answer, onChange }: AnswerProps<AskedQuestionOf<'ordering'>>) {
  const { t } = useTranslation('tests');
  const { items } = question.task;
  const given = answer && 'order' in answer ? answer.order : null;
  const order = given ?? items.map(({ id }) => id);
  const say = (next: readonly string[]) => onChange({ type: 'ordering', order: next });
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Box
        component="ol"
        aria-label={question.text}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, width: '100%' }}
      >
        {order.map((id, index) => (
          <Stack
            key={id}
            component="li"
            direction="row"
            spacing={1}
            sx={{
              alignItems: 'center',
              pl: 1.5,
              pr: 0.5,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1.25,
            }}
          >
            <Box component="span" sx={{ color: 'text.secondary', minWidth: 20 }}>
              {index + 1}
            </Box>
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {items.find((item) => item.id === id)?.text}
            </Box>
            <Moves index={index} count={order.length} onMove={(to) => say(moved(order, index, to))} />
          </Stack>
        ))}
      </Box>
      {given ? null : (
        <Button size="small" variant="outlined" startIcon={<Check />} onClick={() => say(order)}>
          {t('answer.asItIs')}
        </Button>
      )}
    </Stack>
  );
}

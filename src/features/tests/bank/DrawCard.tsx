import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { type TestDraw, useTestBankMatchesQuery } from '../api';
import { PlainField } from '../question/PlainField';
import { DifficultyField } from './DifficultyField';
import { sentDraw } from './draws';
import { TagsField } from './TagsField';

interface DrawCardProps {
  draw: TestDraw;
  number: number;
  isReadOnly: boolean;
  onChange: (draw: TestDraw) => void;
  onRemove: () => void;
}

/** A section that draws questions from the bank for each attempt. */
export function DrawCard({ draw, number, isReadOnly, onChange, onRemove }: DrawCardProps) {
  const { t } = useTranslation('tests');
  const { count, tags, difficultyFrom, difficultyTo, isPassedLast } = draw;
  return (
    <Card component="section" aria-label={t('bank.section', { number })} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box
        component="fieldset"
        disabled={isReadOnly}
        sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 2.5 }}
      >
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography component="h2" variant="h3">
            {t('bank.section', { number })}
          </Typography>
          {isReadOnly ? null : (
            <Button color="error" size="small" startIcon={<Trash2 />} onClick={onRemove}>
              {t('bank.sectionRemove')}
            </Button>
          )}
        </Stack>
        <Typography color="textSecondary">{t('bank.sectionText')}</Typography>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '140px minmax(0, 1fr)' } }}>
          <CountField count={count} onChange={(next) => onChange({ ...draw, count: next })} />
          <TagsField
            label={t('bank.anyOfTags')}
            help={t('bank.anyOfTagsHelp')}
            value={tags}
            onChange={(next) => onChange({ ...draw, tags: next })}
          />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
          <DifficultyField
            label={t('bank.from')}
            value={difficultyFrom}
            onChange={(from) => {
              const next = from ?? difficultyFrom;
              onChange({ ...draw, difficultyFrom: next, difficultyTo: Math.max(next, difficultyTo) });
            }}
          />
          <DifficultyField
            label={t('bank.to')}
            value={difficultyTo}
            onChange={(to) => {
              const next = to ?? difficultyTo;
              onChange({ ...draw, difficultyTo: next, difficultyFrom: Math.min(next, difficultyFrom) });
            }}
          />
        </Box>
        <FormControlLabel
          control={
            <Checkbox
              checked={isPassedLast}
              onChange={(_event, isLast) => onChange({ ...draw, isPassedLast: isLast })}
            />
          }
          label={t('bank.passedLast')}
        />
        <Matches draw={draw} />
      </Box>
    </Card>
  );
}

/** How many questions match; with too few, the test cannot be published. */
function Matches({ draw }: { draw: TestDraw }) {
  const { t } = useTranslation('tests');
  const { data } = useTestBankMatchesQuery({ draw: sentDraw(draw) });
  const found = data?.testBankMatches;
  if (found === undefined) return null;
  const isFew = found < draw.count;
  return (
    <Typography role="status" sx={{ color: isFew ? 'warning.main' : 'text.secondary' }}>
      {t(isFew ? 'bank.few' : 'bank.matches', { count: found, needed: draw.count })}
    </Typography>
  );
}

function CountField({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  const { t } = useTranslation('tests');
  const [typed, setTyped] = useState(String(count));
  const read = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : 0);
  const isWrong = read(typed) < 1 || read(typed) > limits.testDrawCount;
  return (
    <PlainField
      label={t('bank.count')}
      isRequired
      inputMode="decimal"
      maxLength={3}
      value={typed}
      error={isWrong ? t('bank.countWrong', { max: limits.testDrawCount }) : undefined}
      onChange={(text) => {
        setTyped(text);
        const next = read(text);
        if (next >= 1 && next <= limits.testDrawCount) onChange(next);
      }}
    />
  );
}

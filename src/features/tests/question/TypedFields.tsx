import limits from '@graphql/limits.json';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useTranslation } from 'react-i18next';
import type { TypedKey } from '@domain/questions/question';
import { FieldFrame } from '@src/components/form/FieldFrame';
import { PlainField } from './PlainField';

interface TypedFieldsProps {
  typed: TypedKey;
  onChange: (typed: TypedKey) => void;
}

const TYPOS = [0, 1, 2] as const;
const VARIANTS_MAX = 2000;

/** The accepted typed answers. */
export function TypedFields({ typed, onChange }: TypedFieldsProps) {
  const { t } = useTranslation('tests');
  return (
    <>
      <PlainField
        label={t('question.variants')}
        help={t('question.variantsHelp')}
        minRows={2}
        maxLength={VARIANTS_MAX}
        value={typed.variants.join('\n')}
        onChange={(text) =>
          onChange({ ...typed, variants: text === '' && typed.pattern !== null ? [] : text.split('\n') })
        }
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <FieldFrame label={t('question.typos')}>
          {({ id }) => (
            <Select
              value={typed.typos}
              inputProps={{ id, 'aria-label': t('question.typos') }}
              onChange={({ target }) => onChange({ ...typed, typos: Number(target.value) })}
            >
              {TYPOS.map((count) => (
                <MenuItem key={count} value={count}>
                  {count}
                </MenuItem>
              ))}
            </Select>
          )}
        </FieldFrame>
        <PlainField
          label={t('question.pattern')}
          help={t('question.patternHelp')}
          maxLength={limits.testPattern}
          value={typed.pattern ?? ''}
          onChange={(pattern) => onChange({ ...typed, pattern: pattern === '' ? null : pattern })}
        />
      </Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={typed.isCaseSensitive}
            onChange={(_event, isCaseSensitive) => onChange({ ...typed, isCaseSensitive })}
          />
        }
        label={t('question.caseSensitive')}
      />
    </>
  );
}

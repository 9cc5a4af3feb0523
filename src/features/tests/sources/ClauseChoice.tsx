import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SourceClause } from './drafted-question';

interface ClauseChoiceProps {
  clauses: readonly (SourceClause & { level: number })[];
  /** Several clauses can be selected. */
  isMultiple: boolean;
  value: readonly string[];
  onChange: (ids: readonly string[]) => void;
}

/** Selects clauses of a regulation, shown with their text. */
export function ClauseChoice({ clauses, isMultiple, value, onChange }: ClauseChoiceProps) {
  const { t } = useTranslation('tests');
  const Control = isMultiple ? Checkbox : Radio;
  const choose = (id: string) => {
    if (!isMultiple) onChange([id]);
    else onChange(value.includes(id) ? value.filter((item) => item !== id) : [...value, id]);
  };
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="body2" sx={{ fontWeight: 540, mb: 0.5 }}>
        {t(isMultiple ? 'source.clauses' : 'source.clause')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {clauses.map(({ id, number, level, text }) => (
          <Box component="li" key={id} sx={({ tokens }) => ({ borderBottom: `1px solid ${tokens.border}` })}>
            <Box
              component="label"
              sx={{ display: 'flex', alignItems: 'flex-start', cursor: 'pointer', pl: (level - 1) * 2 }}
            >
              <Control
                name="clause"
                checked={value.includes(id)}
                onChange={() => choose(id)}
                sx={{ flexShrink: 0 }}
              />
              <Typography variant="body2" sx={{ minWidth: 0, py: 1.25, overflowWrap: 'anywhere' }}>
                <Box component="span" sx={{ fontWeight: 560, mr: 0.75 }}>
                  {number}
                </Box>
                {text}
              </Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

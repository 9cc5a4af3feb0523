import Box from '@mui/material/Box';
import type { CheckboxProps } from '@mui/material/Checkbox';
import type { RadioProps } from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { type ComponentType, useId } from 'react';
import type { Option } from '@domain/questions/question';

interface ChoiceRowsProps {
  label: string;
  options: readonly Option[];
  chosen: readonly string[];
  Control: ComponentType<Pick<CheckboxProps & RadioProps, 'checked' | 'name' | 'onChange' | 'value'>>;
  onToggle: (id: string) => void;
}

/** The number of options that have a digit key. */
const DIGITS = 9;

/** Options chosen with a click or with the digit shown before them. */
export function ChoiceRows({ label, options, chosen, Control, onToggle }: ChoiceRowsProps) {
  const name = useId();
  return (
    <Box role="group" aria-label={label} sx={{ display: 'grid', gap: 1 }}>
      {options.map(({ id, text }, index) => {
        const isChosen = chosen.includes(id);
        return (
          <Box
            key={id}
            component="label"
            data-option={index + 1}
            sx={({ tokens }) => ({
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              px: 1.25,
              py: 0.75,
              minHeight: 44,
              cursor: 'pointer',
              border: `1px solid ${isChosen ? tokens.primary : tokens.border}`,
              borderRadius: 1.25,
              bgcolor: isChosen ? tokens.primarySoft : 'transparent',
              '&:hover': { bgcolor: isChosen ? tokens.primarySoft : tokens.hover },
            })}
          >
            <Control name={name} value={id} checked={isChosen} onChange={() => onToggle(id)} />
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {text}
            </Box>
            {index < DIGITS ? (
              <Typography
                component="kbd"
                aria-hidden
                variant="body2"
                color="textSecondary"
                sx={{ display: { xs: 'none', sm: 'block' }, fontFamily: 'inherit' }}
              >
                {index + 1}
              </Typography>
            ) : null}
          </Box>
        );
      })}
    </Box>
  );
}

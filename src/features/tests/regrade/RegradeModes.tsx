import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const modes = ['also', 'only', 'void'] as const;

/** also: an additional correct answer. only: another answer instead. void: the question no longer counts. */
export type RegradeMode = (typeof modes)[number];

interface RegradeModesProps {
  mode: RegradeMode;
  /** The question is graded by people, so there is no correct answer to set. */
  isVoidOnly: boolean;
  onChange: (mode: RegradeMode) => void;
}

/** The ways to change a question's grading, each with an explanation. */
export function RegradeModes({ mode, isVoidOnly, onChange }: RegradeModesProps) {
  const { t } = useTranslation('tests');
  const labelId = useId();
  return (
    <Box>
      <FormLabel id={labelId} sx={{ display: 'block', mb: 0.5 }}>
        {t('regrade.how')}
      </FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={mode}
        onChange={(_event, next) => {
          const chosen = modes.find((mode) => mode === next);
          if (chosen) onChange(chosen);
        }}
      >
        {modes.map((mode) => (
          <FormControlLabel
            key={mode}
            value={mode}
            disabled={isVoidOnly && mode !== 'void'}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', mb: 0.5 }}
            label={
              <Box sx={{ pt: 1 }}>
                {t(`regrade.${mode}`)}
                <Typography variant="body2" color="textSecondary">
                  {t(`regrade.${mode}Text`)}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

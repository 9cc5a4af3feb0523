import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const modes = ['also', 'only', 'void'] as const;

/** also: one more answer is right. only: another one instead. void: the question counts no more. */
export type RegradeMode = (typeof modes)[number];

interface RegradeModesProps {
  mode: RegradeMode;
  /** People grade it: nobody can say what is right. */
  isVoidOnly: boolean;
  onChange: (mode: RegradeMode) => void;
}

/** What changes about a question, each way with what it means. */
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
          const chosen = modes.find((each) => each === next);
          if (chosen) onChange(chosen);
        }}
      >
        {modes.map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            disabled={isVoidOnly && each !== 'void'}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', mb: 0.5 }}
            label={
              <Box sx={{ pt: 1 }}>
                {t(`regrade.${each}`)}
                <Typography variant="body2" color="textSecondary">
                  {t(`regrade.${each}Text`)}
                </Typography>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}

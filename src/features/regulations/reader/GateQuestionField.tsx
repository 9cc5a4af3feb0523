import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { GateQuestion } from '../api';

interface GateQuestionFieldProps {
  question: GateQuestion;
  number: number;
  /** The text of the clause that it is about. */
  clause: string | undefined;
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
  onReread: () => void;
}

/** One question, either open or answered with its result. */
export function GateQuestionField(props: GateQuestionFieldProps) {
  const { question, number, clause, chosen, onChange, onReread } = props;
  const { t } = useTranslation('regulations');
  const { kind, isRight, chosenIds } = question;
  const shown = isRight ? (chosenIds ?? []) : chosen;
  const isWrong = !isRight && chosenIds !== null && chosen.length === 0;
  const toggle = (id: string) => {
    if (kind === 'single') onChange([id]);
    else onChange(chosen.includes(id) ? chosen.filter((item) => item !== id) : [...chosen, id]);
  };
  const Control = kind === 'single' ? Radio : Checkbox;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 560, mb: 0.5, overflowWrap: 'anywhere' }}>
        {number}. {question.text}
      </Typography>
      {kind === 'multiple' ? (
        <Typography variant="body2" color="textSecondary">
          {t('gate.several')}
        </Typography>
      ) : null}
      <Box sx={{ display: 'grid', gap: 0.25 }}>
        {question.options.map((option) => (
          <FormControlLabel
            key={option.id}
            disabled={isRight}
            control={<Control checked={shown.includes(option.id)} onChange={() => toggle(option.id)} />}
            label={option.text}
            sx={{ mr: 0, '& .MuiFormControlLabel-label': { overflowWrap: 'anywhere' } }}
          />
        ))}
      </Box>
      <Box role="status">
        {isRight ? (
          <Verdict isRight text={question.explanation ? question.explanation : t('gate.right')} />
        ) : null}
        {isWrong ? (
          <>
            <Verdict isRight={false} text={t('gate.wrong')} />
            {clause ? (
              <Button size="small" onClick={onReread}>
                {t('gate.reread', { number: clause })}
              </Button>
            ) : null}
          </>
        ) : null}
      </Box>
    </Box>
  );
}

function Verdict({ isRight, text }: { isRight: boolean; text: string }) {
  const Icon = isRight ? CircleCheck : CircleX;
  return (
    <Box
      sx={({ tokens }) => ({
        display: 'flex',
        gap: 1,
        mt: 0.75,
        p: 1,
        borderRadius: 1,
        color: tokens.status[isRight ? 'green' : 'red'].text,
        bgcolor: tokens.status[isRight ? 'green' : 'red'].soft,
      })}
    >
      <Icon size={18} aria-hidden />
      <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '@domain/questions/answer';
import { askedQuestion } from '@domain/questions/asked-question';
import type { AnyQuestion } from '@domain/questions/question';
import { isVoidOnly } from '@domain/questions/regrade';
import type { TestRegradeInput } from '@src/api/generated/types';
import { useSettled } from '@src/components/useSettled';
import { AnswerControl } from '../answers/AnswerControl';
import { RegradeEffect } from './RegradeEffect';
import { type RegradeMode, RegradeModes } from './RegradeModes';

export interface Decision {
  mode: RegradeMode;
  /** The answer that is to count as correct; null while not set. */
  answer: Answer | null;
  mayTakePasses: boolean;
}

export const FIRST_DECISION: Decision = { mode: 'also', answer: null, mayTakePasses: false };

/** A question without a known correct answer can only be voided. */
const modeOf = (question: AnyQuestion, { mode }: Decision): RegradeMode =>
  isVoidOnly(question) ? 'void' : mode;

/** Converts the decision to the mutation input. */
export function decided(
  question: AnyQuestion,
  decision: Decision,
): Pick<TestRegradeInput, 'questionId' | 'answer' | 'isOnly' | 'mayTakePasses'> {
  const mode = modeOf(question, decision);
  return {
    questionId: question.id,
    answer: mode === 'void' ? null : decision.answer,
    isOnly: mode === 'only',
    mayTakePasses: decision.mayTakePasses,
  };
}

interface DecisionFieldsProps {
  question: AnyQuestion;
  decision: Decision;
  input: Omit<TestRegradeInput, 'reason'>;
  onChange: (decision: Decision) => void;
}

/** How the question is graded from now on, and the effect of that. */
export function DecisionFields({ question, decision, input, onChange }: DecisionFieldsProps) {
  const { t } = useTranslation('tests');
  const answerId = useId();
  const mode = modeOf(question, decision);
  const isDecided = mode === 'void' || decision.answer !== null;
  return (
    <>
      <RegradeModes
        mode={mode}
        isVoidOnly={isVoidOnly(question)}
        onChange={(next) => onChange({ ...decision, mode: next })}
      />
      {mode === 'void' ? null : (
        <div role="group" aria-labelledby={answerId}>
          <FormLabel id={answerId} sx={{ display: 'block', mb: 0.75 }}>
            {t('regrade.answer')}
          </FormLabel>
          <AnswerControl
            question={askedQuestion(question, (items) => items)}
            answer={decision.answer}
            onChange={(answer) => onChange({ ...decision, answer })}
          />
        </div>
      )}
      {isDecided ? (
        <SettledEffect input={input}>
          <TakePasses
            isTaking={decision.mayTakePasses}
            onChange={(mayTakePasses) => onChange({ ...decision, mayTakePasses })}
          />
        </SettledEffect>
      ) : (
        <Typography color="textSecondary">{t('regrade.choose')}</Typography>
      )}
    </>
  );
}

interface SettledEffectProps {
  input: Omit<TestRegradeInput, 'reason'>;
  children: ReactNode;
}

/** Requests the effect after typing has paused. The choice about people who would lose their pass does not change the effect. */
function SettledEffect({ input, children }: SettledEffectProps) {
  const { t } = useTranslation('tests');
  const asked = { ...input, mayTakePasses: false, reason: '' };
  const isSettled = useSettled(JSON.stringify(asked)) === JSON.stringify(asked);
  if (!isSettled) return <Typography color="textSecondary">{t('regrade.looking')}</Typography>;
  return <RegradeEffect regrade={asked}>{children}</RegradeEffect>;
}

interface TakePassesProps {
  isTaking: boolean;
  onChange: (isTaking: boolean) => void;
}

function TakePasses({ isTaking, onChange }: TakePassesProps) {
  const { t } = useTranslation('tests');
  return (
    <Box sx={{ mt: 0.5 }}>
      <FormControlLabel
        control={<Checkbox checked={isTaking} onChange={() => onChange(!isTaking)} />}
        label={t('regrade.take')}
      />
      <Typography variant="body2" color="textSecondary">
        {t('regrade.kept')}
      </Typography>
    </Box>
  );
}

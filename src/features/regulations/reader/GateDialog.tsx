import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CircleCheck, MessageCircleQuestion } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@src/components/form/BusyButton';
import type { GateQuestion, VersionText } from '../api';
import { GateQuestionField } from './GateQuestionField';
import type { Gate } from './use-gate';
import { goToClause } from '@src/content/reader/useClauseLink';
import { useFailureText } from '@src/store/useFailureText';

interface GateProps {
  version: Pick<VersionText, 'id'> & { clauses: readonly { id: string; number: string }[] };
  gate: Gate;
  /** What is said above the questions. */
  text: string;
}

interface GateButtonProps extends GateProps {
  isDisabled?: boolean;
}

/** The number of answered questions, with a button that opens them. */
export function GateButton({ isDisabled = false, ...props }: GateButtonProps) {
  const { questions } = props.gate;
  const { t } = useTranslation('regulations');
  const [isOpen, setIsOpen] = useState(false);
  const right = questions.filter(({ isRight }) => isRight).length;
  const isDone = right === questions.length;
  return (
    <>
      <Button
        variant="outlined"
        disabled={isDisabled}
        color={isDone ? 'success' : 'primary'}
        startIcon={isDone ? <CircleCheck /> : <MessageCircleQuestion />}
        onClick={() => setIsOpen(true)}
        sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
      >
        {t('gate.button', { right, total: questions.length })}
      </Button>
      {isOpen ? <GateDialog {...props} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

/** The dialog with the questions. Correctly answered ones are kept; for the others the current choice is sent. */
function GateDialog({ version, gate, text, onClose }: GateProps & { onClose: () => void }) {
  const { t } = useTranslation('regulations');
  const failureText = useFailureText();
  const titleId = useId();
  const [answered, setAnswered] = useState<readonly GateQuestion[]>(gate.questions);
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly string[]>>>({});
  const [error, setError] = useState<string>();
  const open = answered.filter(({ isRight }) => !isRight);
  const isReady = open.length > 0 && open.every(({ id }) => (chosen[id] ?? []).length > 0);

  const send = async () => {
    setError(undefined);
    const answers = open.map(({ id }) => ({ questionId: id, optionIds: [...(chosen[id] ?? [])] }));
    const result = await gate.check(answers);
    if (!result.questions) {
      setError(failureText(result.error));
      return;
    }
    setAnswered(result.questions);
    // Incorrect answers are cleared, to be chosen again.
    setChosen({});
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth scroll="paper">
      <DialogTitle id={titleId}>{t('gate.title')}</DialogTitle>
      <DialogContent dividers>
        <Stack spacing={3}>
          <Typography color="textSecondary">{text}</Typography>
          {answered.map((question, index) => (
            <GateQuestionField
              key={question.id}
              question={question}
              number={index + 1}
              clause={version.clauses.find(({ id }) => id === question.clauseId)?.number}
              chosen={chosen[question.id] ?? []}
              onChange={(ids) => setChosen((now) => ({ ...now, [question.id]: ids }))}
              onReread={() => {
                onClose();
                requestAnimationFrame(() => goToClause(question.clauseId ?? ''));
              }}
            />
          ))}
          {error ? (
            <Typography role="alert" color="error">
              {error}
            </Typography>
          ) : null}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t(open.length === 0 ? 'gate.done' : 'common:action.close')}
        </Button>
        {open.length > 0 ? (
          <BusyButton
            variant="contained"
            isBusy={gate.isChecking}
            disabled={!isReady}
            onClick={() => void send()}
          >
            {t('gate.check')}
          </BusyButton>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

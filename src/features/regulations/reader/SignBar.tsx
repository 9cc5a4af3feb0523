import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ErrorText } from '@src/components/feedback/ErrorText';
import { PenLine } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@src/components/form/BusyButton';
import { StickyBar } from '@src/components/layout/StickyBar';
import type { RegulationDetails, VersionText } from '../api';
import { clock } from '@domain/clock';
import { signObstacles } from '../lib/sign-rules';
import { GateButton } from './GateDialog';
import { RefuseDialog } from './RefuseDialog';
import { SignMethodField } from './SignMethodField';
import { RehearsalButtons, RehearsalNote } from './RehearsalNote';
import { SignProgress } from './SignProgress';
import { useSign, type SignInput } from './use-sign';
import type { Gate } from './use-gate';
import { FoldButton, SignSummary } from './SignSummary';
import { useFold } from './use-fold';
import type { Reading } from '@src/content/reader/use-reading';

interface SignBarProps {
  regulation: RegulationDetails;
  version: VersionText;
  reading: Reading;
  /** The required seconds. */
  readingMin: number;
  /** A newer version was published, so this one can no longer be signed. */
  isSuperseded: boolean;
  /** Why the user can read but not sign, as a text; null when they can sign. */
  heldReason: string | null;
  /** The «Почему мне это?» button. */
  reasons: ReactNode;
  /** The questions before signing. */
  gate: Gate;
  /** Null: the signature is real. */
  rehearsal: SignRehearsal | null;
}

interface SignRehearsal {
  complete: () => void;
  stop: (() => void) | null;
}

const nothing: SignInput = { isAgreed: false, password: '', code: '' };

/** What counts as read; in a rehearsal the reading can be skipped. */
function useSkip({ reading, readingMin }: Pick<SignBarProps, 'reading' | 'readingMin'>) {
  const [isSkipped, setSkipped] = useState(false);
  const read: Reading = isSkipped
    ? { seconds: Math.max(reading.seconds, readingMin), scrollPct: 100 }
    : reading;
  return { read, isSkipped, skip: () => setSkipped(true) };
}

/** Returns why signing is not possible yet, as a text: the first obstacle. */
function useHint(props: SignBarProps, [first]: ReturnType<typeof signObstacles>): string {
  const { heldReason, isSuperseded, reading, readingMin } = props;
  const { t } = useTranslation('regulations');
  if (heldReason !== null) return heldReason;
  if (isSuperseded || !first) return '';
  return t(`sign.need.${first}`, { time: clock(readingMin - reading.seconds) });
}

function obstaclesOf(
  { regulation, readingMin, gate, rehearsal }: SignBarProps,
  { seconds, scrollPct }: Reading,
  input: SignInput,
) {
  return signObstacles({
    readingSec: seconds,
    readingMin,
    scrollPct,
    requireFullScroll: regulation.requireFullScroll,
    // A rehearsal asks for no password or code, because it signs nothing.
    method: rehearsal ? 'checkbox' : regulation.signMethod,
    questionsLeft: gate.questions.filter(({ isRight }) => !isRight).length,
    ...input,
  });
}

/** Whether nothing can be done now, whatever is read and entered. */
const isBlockedBy = ({ isSuperseded, heldReason, gate }: SignBarProps): boolean =>
  isSuperseded || heldReason !== null || !gate.isReady;

/** The obstacles to signing, and the signature itself. Stays at the bottom of the page. */
export function SignBar(props: SignBarProps) {
  const { regulation, version, readingMin, heldReason, reasons, gate, rehearsal } = props;
  const { t } = useTranslation('regulations');
  const { read: reading, isSkipped, skip } = useSkip(props);
  const [input, setInput] = useState(nothing);
  const [isRefusing, setIsRefusing] = useState(false);
  const { sign, isLoading, errors } = useSign(regulation, version);
  const set = (patch: Partial<SignInput>) => setInput((now) => ({ ...now, ...patch }));

  const obstacles = obstaclesOf(props, reading, input);
  const hint = useHint({ ...props, reading }, obstacles);
  const isBlocked = isBlockedBy(props);
  const fold = useFold(obstacles);
  if (fold.isFolded) {
    const summary = rehearsal ? t('rehearsal.hint', { hint }) : hint;
    return (
      <StickyBar component="section" aria-label={t('sign.region')} sx={bar}>
        <SignSummary scrollPct={reading.scrollPct} hint={summary} onOpen={() => fold.set(true)} />
      </StickyBar>
    );
  }

  return (
    <StickyBar component="section" aria-label={t('sign.region')} sx={bar}>
      {fold.canFold ? <FoldButton onClick={() => fold.set(false)} /> : null}
      <Requirements
        {...{ regulation, version, reading, readingMin, isBlocked, gate, rehearsal }}
        isAgreed={input.isAgreed}
        onAgree={(isAgreed) => set({ isAgreed })}
      />
      {heldReason === null && !rehearsal ? (
        <Box sx={{ my: regulation.signMethod === 'checkbox' ? 0 : 1 }}>
          <SignMethodField
            regulationId={regulation.id}
            method={regulation.signMethod}
            input={input}
            errors={errors}
            onChange={set}
          />
        </Box>
      ) : null}
      <ErrorText text={errors['form'] ?? errors['isAgreed']} sx={{ my: 0.5 }} />
      <Actions
        {...{ reasons, hint, isBlocked, rehearsal, isLoading }}
        isReady={obstacles.length === 0}
        skip={isSkipped ? null : skip}
        onSign={() => (rehearsal ? rehearsal.complete() : void sign(input, reading))}
        onRefusal={() => setIsRefusing(true)}
      />
      {isRefusing ? (
        <RefuseDialog
          regulationId={regulation.id}
          versionId={version.id}
          onClose={() => setIsRefusing(false)}
        />
      ) : null}
    </StickyBar>
  );
}

const bar = {
  zIndex: 5,
  mt: 3,
  px: { xs: 1.5, sm: 2.5 },
  py: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '14px 14px 0 0',
  bgcolor: 'background.paper',
  boxShadow: '0 -8px 24px rgba(8, 20, 22, 0.08)',
} as const;

interface RequirementsProps extends Pick<
  SignBarProps,
  'regulation' | 'version' | 'reading' | 'readingMin' | 'gate' | 'rehearsal'
> {
  isBlocked: boolean;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

/** What is required before signing: the reading, the questions, the agreement. */
function Requirements(props: RequirementsProps) {
  const { regulation, version, reading, readingMin, gate, rehearsal, isBlocked, isAgreed, onAgree } = props;
  const { t } = useTranslation('regulations');
  return (
    <>
      {rehearsal ? <RehearsalNote method={regulation.signMethod} /> : null}
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={{ xs: 1, sm: 3 }}
        sx={{ alignItems: { sm: 'center' } }}
      >
        <SignProgress
          reading={reading}
          readingMin={readingMin}
          isScrollNeeded={regulation.requireFullScroll}
        />
        {gate.questions.length > 0 ? (
          <GateButton
            version={version}
            gate={gate}
            text={t(rehearsal ? 'rehearsal.questions' : 'gate.text')}
            isDisabled={isBlocked}
          />
        ) : null}
        <FormControlLabel
          control={
            <Checkbox
              checked={isAgreed}
              disabled={isBlocked}
              onChange={({ target }) => onAgree(target.checked)}
            />
          }
          label={t('sign.agree')}
        />
      </Stack>
    </>
  );
}

interface ActionsProps extends Pick<SignBarProps, 'reasons' | 'rehearsal'> {
  hint: string;
  isBlocked: boolean;
  isReady: boolean;
  isLoading: boolean;
  skip: (() => void) | null;
  onSign: () => void;
  onRefusal: () => void;
}

/** What is missing, and the buttons: to sign, and to refuse or, in a rehearsal, to skip or leave. */
function Actions(props: ActionsProps) {
  const { reasons, hint, isBlocked, isReady, isLoading, rehearsal, skip, onSign, onRefusal } = props;
  const { t } = useTranslation('regulations');
  const hintId = useId();
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 0.5 }}>
      {reasons}
      <Typography
        id={hintId}
        variant="body2"
        color="text.secondary"
        sx={{ flex: 1, minWidth: 120, textAlign: { sm: 'right' } }}
      >
        {hint}
      </Typography>
      {rehearsal ? (
        <RehearsalButtons stop={rehearsal.stop} skip={skip} />
      ) : (
        <Button color="inherit" disabled={isBlocked} onClick={onRefusal}>
          {t('sign.refuse')}
        </Button>
      )}
      <BusyButton
        variant="contained"
        startIcon={<PenLine />}
        isBusy={isLoading}
        disabled={!isReady || isBlocked}
        aria-describedby={hint ? hintId : undefined}
        onClick={onSign}
        sx={{ flexGrow: { xs: 1, sm: 0 }, minWidth: 140 }}
      >
        {t('sign.button')}
      </BusyButton>
    </Stack>
  );
}

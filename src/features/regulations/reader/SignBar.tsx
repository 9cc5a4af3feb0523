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
import { SignProgress } from './SignProgress';
import { useSign, type SignInput } from './use-sign';
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
}

const nothing: SignInput = { isAgreed: false, password: '', code: '' };

/** Returns why signing is not possible yet, as a text: the first obstacle. */
function useHint(props: SignBarProps, [first]: ReturnType<typeof signObstacles>): string {
  const { heldReason, isSuperseded, reading, readingMin } = props;
  const { t } = useTranslation('regulations');
  if (heldReason !== null) return heldReason;
  if (isSuperseded || !first) return '';
  return t(`sign.need.${first}`, { time: clock(readingMin - reading.seconds) });
}

/** The obstacles to signing, and the signature itself. Stays at the bottom of the page. */
export function SignBar(props: SignBarProps) {
  const { regulation, version, reading, readingMin, isSuperseded, heldReason, reasons } = props;
  const { t } = useTranslation('regulations');
  const [input, setInput] = useState(nothing);
  const [isRefusing, setIsRefusing] = useState(false);
  const { sign, isLoading, errors } = useSign(regulation, version);
  const hintId = useId();
  const set = (patch: Partial<SignInput>) => setInput((now) => ({ ...now, ...patch }));

  const obstacles = signObstacles({
    readingSec: reading.seconds,
    readingMin,
    scrollPct: reading.scrollPct,
    requireFullScroll: regulation.requireFullScroll,
    method: regulation.signMethod,
    questionsLeft: regulation.gateQuestions.filter(({ isRight }) => !isRight).length,
    ...input,
  });
  const hint = useHint(props, obstacles);
  const isBlocked = isSuperseded || heldReason !== null;
  const fold = useFold(obstacles);
  if (fold.isFolded) {
    return (
      <StickyBar component="section" aria-label={t('sign.region')} sx={bar}>
        <SignSummary scrollPct={reading.scrollPct} hint={hint} onOpen={() => fold.set(true)} />
      </StickyBar>
    );
  }

  return (
    <StickyBar component="section" aria-label={t('sign.region')} sx={bar}>
      {fold.canFold ? <FoldButton onClick={() => fold.set(false)} /> : null}
      <Requirements
        {...{ regulation, version, reading, readingMin, isBlocked }}
        isAgreed={input.isAgreed}
        onAgree={(isAgreed) => set({ isAgreed })}
      />
      {heldReason === null ? (
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
        <Button color="inherit" disabled={isBlocked} onClick={() => setIsRefusing(true)}>
          {t('sign.refuse')}
        </Button>
        <BusyButton
          variant="contained"
          startIcon={<PenLine />}
          isBusy={isLoading}
          disabled={obstacles.length > 0 || isBlocked}
          aria-describedby={hint ? hintId : undefined}
          onClick={() => void sign(input, reading)}
          sx={{ flexGrow: { xs: 1, sm: 0 }, minWidth: 140 }}
        >
          {t('sign.button')}
        </BusyButton>
      </Stack>
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

interface RequirementsProps extends Pick<SignBarProps, 'regulation' | 'version' | 'reading' | 'readingMin'> {
  isBlocked: boolean;
  isAgreed: boolean;
  onAgree: (isAgreed: boolean) => void;
}

/** What is required before signing: the reading, the questions, the agreement. */
function Requirements(props: RequirementsProps) {
  const { regulation, version, reading, readingMin, isBlocked, isAgreed, onAgree } = props;
  const { t } = useTranslation('regulations');
  const gate = regulation.gateQuestions;
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 3 }}
      sx={{ alignItems: { sm: 'center' } }}
    >
      <SignProgress reading={reading} readingMin={readingMin} isScrollNeeded={regulation.requireFullScroll} />
      {gate.length > 0 ? (
        <GateButton regulationId={regulation.id} version={version} questions={gate} isDisabled={isBlocked} />
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
  );
}

import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { BusyButton } from '../form/BusyButton';

interface Line {
  key: string;
  line: ReactNode;
}

interface IntegrityBoxProps {
  label: string;
  /** Null when not checked yet. */
  isWhole: boolean | null;
  title: string;
  text: string;
  button: string;
  isBusy: boolean;
  onCheck: () => void;
  /** The progress of a long check, and how to stop it. */
  progress?:
    | { percent: number; text: string; cancel: string; isCancelling: boolean; onCancel: () => void }
    | undefined;
  /** The rows that fail the check. */
  broken: readonly Line[];
  /** Remarks about rows that pass the check. */
  notes?: readonly Line[];
  /** Other actions on the chain. */
  children?: ReactNode;
}

/** The result of checking a chain of evidence: what was found, and each row that fails. */
export function IntegrityBox(props: IntegrityBoxProps) {
  const {
    label,
    isWhole,
    title,
    text,
    button,
    isBusy,
    onCheck,
    progress,
    broken,
    notes = [],
    children,
  } = props;
  const colour = isWhole === null ? null : isWhole ? 'green' : 'red';
  return (
    <Box
      component="section"
      aria-label={label}
      sx={({ tokens }) => ({
        p: 2,
        mb: 2.5,
        borderRadius: 1.5,
        border: `1px solid ${colour ? tokens.status[colour].text : tokens.border}`,
        bgcolor: colour ? tokens.status[colour].soft : tokens.surface,
      })}
    >
      <Stack direction="row" spacing={2} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Box aria-hidden sx={{ display: 'flex', color: colour === 'red' ? 'error.main' : 'primary.main' }}>
          {colour === 'red' ? <ShieldAlert size={26} /> : <ShieldCheck size={26} />}
        </Box>
        <Box sx={{ flex: 1, minWidth: 220 }} role="status">
          <Typography component="h2" variant="h3">
            {title}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        </Box>
        {progress ? (
          <BusyButton variant="outlined" isBusy={progress.isCancelling} onClick={progress.onCancel}>
            {progress.cancel}
          </BusyButton>
        ) : (
          <BusyButton variant="outlined" isBusy={isBusy} onClick={onCheck}>
            {button}
          </BusyButton>
        )}
      </Stack>
      {progress ? (
        <Stack spacing={0.75} sx={{ mt: 1.5 }}>
          <LinearProgress
            variant="determinate"
            value={progress.percent}
            aria-label={label}
            aria-valuetext={progress.text}
          />
          <Typography variant="body2" color="text.secondary">
            {progress.text}
          </Typography>
        </Stack>
      ) : null}
      <Lines lines={broken} colour="text.primary" />
      <Lines lines={notes} colour="warning.main" />
      {children}
    </Box>
  );
}

function Lines({ lines, colour }: { lines: readonly Line[]; colour: string }) {
  if (lines.length === 0) return null;
  return (
    <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 2.5, maxHeight: 260, overflowY: 'auto', color: colour }}>
      {lines.map(({ key, line }) => (
        <li key={key}>
          <Typography component="div">{line}</Typography>
        </li>
      ))}
    </Box>
  );
}

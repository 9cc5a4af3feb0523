import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ListChecks, Smartphone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lintQuestions } from '@domain/questions/lint';
import type { AnyQuestion } from '@domain/questions/question';
import { CheckDialog } from './CheckDialog';
import { PreviewDialog } from './PreviewDialog';

interface CheckBarProps {
  questions: readonly AnyQuestion[];
  openId: string | null;
  drawnCount: number;
  isShuffled: boolean;
  staleIds: ReadonlySet<string>;
  onOpen: (id: string) => void;
  /** Beside them. */
  download: ReactNode;
}

/** The checks for authors before publishing: warnings, and a preview for test takers. */
export function CheckBar(props: CheckBarProps) {
  const { questions, openId, drawnCount, isShuffled, staleIds, onOpen, download } = props;
  const { t } = useTranslation('tests');
  const [shown, setShown] = useState<'check' | 'preview' | null>(null);
  const close = () => setShown(null);
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<ListChecks />} onClick={() => setShown('check')}>
        {t('check.open')}
      </Button>
      <Button startIcon={<Smartphone />} onClick={() => setShown('preview')}>
        {t('preview.open')}
      </Button>
      {download}
      {shown === 'check' ? (
        <CheckDialog
          questions={questions}
          advised={lintQuestions(questions, { isShuffled, staleIds })}
          onOpen={(id) => {
            close();
            onOpen(id);
          }}
          onClose={close}
        />
      ) : null}
      {shown === 'preview' ? (
        <PreviewDialog questions={questions} firstId={openId} drawnCount={drawnCount} onClose={close} />
      ) : null}
    </Stack>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Hand } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import limits from '@graphql/limits.json';
import { ConfirmTextDialog } from '@src/components/form/ConfirmTextDialog';
import { formatDate } from '@src/lib/dates';
import { type TestDetails, useTestAttemptAskMutation } from '../api';

/** «Попросить попытку», for those whose attempts are used up: once, in words; then what became of it. */
export function AskAttempt({ test }: { test: TestDetails }) {
  const { t } = useTranslation('tests');
  const [isAsking, setIsAsking] = useState(false);
  const [ask] = useTestAttemptAskMutation();
  const { id: testId, myRequest, startProblem } = test;
  if (startProblem !== 'exhausted') return null;
  if (myRequest) {
    const { state, reason, createdAt } = myRequest;
    return (
      <Typography role="status">
        {state === 'declined'
          ? t('ask.declined', { reason })
          : t('ask.waiting', { date: formatDate(createdAt, 'dateTime') })}
      </Typography>
    );
  }
  return (
    <>
      <Button
        variant="contained"
        startIcon={<Hand />}
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => setIsAsking(true)}
      >
        {t('ask.open')}
      </Button>
      {isAsking ? (
        <ConfirmTextDialog
          title={t('ask.title')}
          label={t('ask.text')}
          help={t('ask.help')}
          maxLength={limits.testRequestText}
          confirmLabel={t('ask.send')}
          isFocused
          onSend={(text) => ask({ testId, text })}
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '@src/components/layout/Section';
import { useBackOfficeMessengerQuery } from '../api';

/** What the other site may do in the frame: run its chat, but neither navigate this page nor use this site's data. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';

/** The messenger's chat: nothing when none is configured, and nothing is loaded from the other site until it is opened. */
export function MessengerChat() {
  const { t } = useTranslation('office');
  const [isOpen, setIsOpen] = useState(false);
  const address = useBackOfficeMessengerQuery().data?.backOfficeMessenger;
  if (!address) return null;
  return (
    <Section
      title={t('office:messenger.title')}
      action={
        <Button variant="outlined" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'office:messenger.close' : 'office:messenger.open')}
        </Button>
      }
    >
      {isOpen ? (
        <Box
          component="iframe"
          src={address}
          title={t('office:messenger.title')}
          sandbox={SANDBOX}
          referrerPolicy="no-referrer"
          sx={{ display: 'block', width: '100%', height: 560, border: 0, borderRadius: 1 }}
        />
      ) : null}
    </Section>
  );
}

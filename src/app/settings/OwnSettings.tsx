import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { lazyPart } from '@src/components/feedback/lazy-part';
import { SettingsPage } from '@src/features/profile/pages/SettingsPage';

const RepetitionSwitch = lazyPart(
  async () => (await import('@src/features/tests/repetition/RepetitionSwitch')).RepetitionSwitch,
);

/** The settings that each person chooses: for the device, and for the questions that they are asked. */
export function OwnSettings() {
  return (
    <Stack spacing={2}>
      <SettingsPage />
      <Suspense fallback={null}>
        <RepetitionSwitch />
      </Suspense>
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { SettingsPage } from '@src/features/profile/pages/SettingsPage';

const RepetitionSwitch = lazy(async () => ({
  default: (await import('@src/features/tests/repetition/RepetitionSwitch')).RepetitionSwitch,
}));

/** What each person sets for themselves, of the device and of what they are asked. */
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

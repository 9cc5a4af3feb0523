import Stack from '@mui/material/Stack';
import { OwnAddresses } from '../components/OwnAddresses';
import { SessionList } from '../components/SessionList';

/** The user's sessions, and the addresses they may work from. */
export function OwnAccessPage() {
  return (
    <Stack spacing={2}>
      <SessionList />
      <OwnAddresses />
    </Stack>
  );
}

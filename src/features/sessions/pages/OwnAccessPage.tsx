import Stack from '@mui/material/Stack';
import { OwnAddresses } from '../components/OwnAddresses';
import { SessionList } from '../components/SessionList';

/** Where one is signed in, and from where one may be. */
export function OwnAccessPage() {
  return (
    <Stack spacing={2}>
      <SessionList />
      <OwnAddresses />
    </Stack>
  );
}

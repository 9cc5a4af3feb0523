import Stack from '@mui/material/Stack';
import { SentAlertList } from '../components/alerts/SentAlertList';
import { NewAlert } from '../components/alerts/NewAlert';

/** «Отправить сообщение»: what was told to people of clients, and something new. */
export function AlertTab() {
  return (
    <Stack spacing={1.5}>
      <NewAlert />
      <SentAlertList />
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import { SentAlertList } from '../components/alerts/SentAlertList';
import { NewAlert } from '../components/alerts/NewAlert';

/** «Отправить сообщение»: the messages sent to clients' people, and a form for a new one. */
export function AlertTab() {
  return (
    <Stack spacing={1.5}>
      <NewAlert />
      <SentAlertList />
    </Stack>
  );
}

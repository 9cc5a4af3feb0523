import Stack from '@mui/material/Stack';
import { useAppSelector } from '@src/store/hooks';
import { selectIsGuest } from '@src/store/selectors/rights';
import { SentAlertList } from '../components/alerts/SentAlertList';
import { NewAlert } from '../components/alerts/NewAlert';

/** «Отправить сообщение»: the messages sent to clients' people, and a form for a new one, which is sent from one's own workspace. */
export function AlertTab() {
  const isGuest = useAppSelector(selectIsGuest);
  return (
    <Stack spacing={1.5}>
      {isGuest ? null : <NewAlert />}
      <SentAlertList />
    </Stack>
  );
}

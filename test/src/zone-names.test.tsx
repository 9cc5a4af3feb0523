import { screen } from '@testing-library/react';
import { ScheduleSection } from '@src/features/notifications/settings/ScheduleSection';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';

openPageWire();

test('the schedule of notifications shows the organization’s time zone by its name, not by its code', async () => {
  const schedule = {
    ...{ timezone: 'Europe/Moscow', digestHour: 9, isQuiet: true, quietFrom: '21:00', quietTo: '08:00' },
    ...{ isWeekendQuiet: true, senderName: '', escalation: [], updatedAt: '2026-01-01T00:00:00Z' },
  };
  showPart(<ScheduleSection schedule={schedule} canWrite={false} refresh={() => undefined} />);
  expect(await screen.findByText(/Часовой пояс организации: Москва/)).toBeVisible();
  expect(screen.queryByText(/Europe/)).toBeNull();
});

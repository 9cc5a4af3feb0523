import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Matrix, MatrixRow } from '@src/features/notifications/api';
import { inheritsAll } from '@src/features/notifications/settings/matrix-form';
import { NotificationMatrix } from '@src/features/notifications/settings/NotificationMatrix';
import { openPageWire, showPart } from '@test/helpers/page/page-wire';
import { simulateWideScreen } from '@test/helpers/page/wide-screen';

openPageWire();

const provider = 'provider' as const;
const none = { inApp: false, email: false, messenger: false };

const row = (
  type: MatrixRow['type'],
  section: MatrixRow['section'],
  on: Partial<typeof none>,
): MatrixRow => ({
  ...{ type, section, name: `О чём: ${type}`, audience: 'assignment' },
  ...{ isRequired: false, hasBefore: false, hasRepeat: false, hasCopies: false },
  copies: { kinds: [], roleIds: [] },
  own: inheritsAll,
  inherited: { ...none, ...on, timing: 'now', before: [], repeatEvery: 0 },
  inheritedFrom: {
    ...{ inApp: provider, email: provider, messenger: provider },
    ...{ timing: provider, before: provider, repeatEvery: provider },
  },
});

const matrix: Matrix = {
  level: 'user',
  updatedAt: '2026-11-01T00:00:00Z',
  channels: [
    { channel: 'inApp', isConfigured: true },
    { channel: 'email', isConfigured: true },
    { channel: 'messenger', isConfigured: false },
  ],
  rows: [
    row('regulationAssigned', 'regulations', { inApp: true, email: true }),
    row('regulationReminder', 'regulations', { email: true }),
    // A channel that is not set up notifies nobody.
    row('regulationOverdue', 'regulations', { messenger: true }),
    row('newDeviceLogin', 'security', {}),
  ],
};

const wide = window.matchMedia;

function open(address = '/') {
  showPart(
    <NotificationMatrix
      matrix={matrix}
      name="test"
      canWrite
      send={() => Promise.resolve({})}
      refresh={() => undefined}
    />,
    address,
  );
  return screen.findByText('О чём и как сообщать');
}

const heading = (name: RegExp) => screen.getByRole('button', { name });

/** A window narrower than `width`, and no narrower. */
const narrowerThan = (width: number) =>
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...wide(query),
    matches: Number(/max-width: ?([\d.]+)/.exec(query)?.[1] ?? 0) > width,
  }));

test('on a phone, where one subject is several screens high, all are collapsed at first', async () => {
  narrowerThan(390);
  await open();
  for (const name of [/^Регламенты/, /^Безопасность/]) {
    expect(heading(name)).toHaveAttribute('aria-expanded', 'false');
  }
});

describe.each([
  ['in a narrow window', () => narrowerThan(900)],
  ['in a wide one, where a hundred rows at once would be eight screens', simulateWideScreen],
])('%s', (_window, size) => {
  beforeEach(() => {
    size();
  });

  test('the first subject is expanded, each shows how many of its notifications are on, and the keyboard expands the next', async () => {
    await open();
    expect(heading(/^Регламенты/)).toHaveAccessibleName('Регламенты включено 2 из 3');
    expect(heading(/^Регламенты/)).toHaveAttribute('aria-expanded', 'true');
    const security = heading(/^Безопасность/);
    expect(security).toHaveAccessibleName('Безопасность включено 0 из 1');
    expect(security).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('group', { name: 'О чём: newDeviceLogin' })).toBeNull();
    act(() => security.focus());
    await userEvent.keyboard('{Enter}');
    const line = screen.getByRole('group', { name: 'О чём: newDeviceLogin' });
    await userEvent.click(within(line).getByRole('switch', { name: /Почта/ }));
    expect(security).toHaveAccessibleName('Безопасность включено 1 из 1');
    await userEvent.click(security);
    expect(line).not.toBeVisible();
    await userEvent.click(security);
    expect(within(line).getByRole('switch', { name: /Почта/ })).toBeChecked();
  });

  test('the subject that an email linked to is expanded instead', async () => {
    await open('/?type=newDeviceLogin');
    expect(heading(/^Безопасность/)).toHaveAttribute('aria-expanded', 'true');
    expect(heading(/^Регламенты/)).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('group', { name: 'О чём: newDeviceLogin' })).toBeVisible();
  });
});

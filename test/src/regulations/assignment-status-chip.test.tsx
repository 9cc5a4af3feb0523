import { render, screen } from '@testing-library/react';
import {
  AssignmentStatusChip,
  type AssignmentStatusName,
} from '@src/entities/assignment/AssignmentStatusChip';
import { startI18n } from '@src/lib/i18n';
import { ThemeRoot } from '@src/theme/ThemeRoot';

beforeAll(() => startI18n('ru'));

const words: [kind: string, status: AssignmentStatusName, text: string][] = [
  ['regulation', 'done', 'Подписано'],
  ['education', 'done', 'Пройдено'],
  ['test', 'done', 'Сдано'],
  ['regulation', 'resign', 'Подписать изменения'],
  ['education', 'resign', 'Пройти изменения'],
  ['test', 'resign', 'Сдать новую версию'],
  ['education', 'failed', 'Не пройдено'],
  ['test', 'failed', 'Не сдано'],
];

test.each(words)('for a %s that is %s it says «%s»', async (kind, status, text) => {
  render(
    <ThemeRoot isDark={false}>
      <AssignmentStatusChip kind={kind} status={status} />
    </ThemeRoot>,
  );
  expect(await screen.findByText(text)).toBeVisible();
});

test('overdue takes precedence over progress, and has its own label', async () => {
  render(
    <ThemeRoot isDark={false}>
      <AssignmentStatusChip kind="test" status="inProgress" isOverdue />
    </ThemeRoot>,
  );
  expect(await screen.findByText('Просрочено')).toBeVisible();
  expect(screen.queryByText('В работе')).toBeNull();
});

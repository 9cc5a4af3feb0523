import { render } from '@testing-library/react';
import type { TodayLine } from '@src/features/adaptation/api';
import { TodayIcon } from '@src/features/adaptation/components/TodayIcon';

type Task = Pick<TodayLine, 'kind' | 'objectType'>;

function iconOf(task: Task): string {
  const { container } = render(<TodayIcon task={task} size={19} />);
  const icon = container.querySelector('svg');
  expect(icon).toHaveAttribute('aria-hidden', 'true');
  return /lucide-(?!icon)[\w-]+/.exec(icon?.getAttribute('class') ?? '')?.[0] ?? '';
}

test('a line of «Сегодня» has the icon of what is to be read, learned, passed or gained', () => {
  const objects = ['regulation', 'education', 'test', 'qualification'] as const;
  expect(objects.map((objectType) => iconOf({ kind: 'assignment', objectType }))).toEqual([
    ...['lucide-file-check-corner', 'lucide-book-open', 'lucide-list-checks', 'lucide-award'],
  ]);
});

test('what concerns no such object has the icon of what is to be done, and an approval is not shown as a document', () => {
  const kinds = ['meeting', 'checkin', 'trial', 'decision', 'signInDisputed'] as const;
  const icons = kinds.map((kind) => iconOf({ kind, objectType: null }));
  expect(new Set(icons).size).toBe(kinds.length);
  expect(iconOf({ kind: 'approval', objectType: 'regulation' })).toBe('lucide-signature');
});

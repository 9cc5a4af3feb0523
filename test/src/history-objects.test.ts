import { auditObjects } from '@server/generated/audit-objects';
import { objectKind } from '@src/features/history/lib/objects';

test('whatever the history tells of has a picture of its own', () => {
  const unknown = objectKind('no such object').icon;
  expect(Object.keys(auditObjects).filter((type) => objectKind(type).icon === unknown)).toEqual([]);
});

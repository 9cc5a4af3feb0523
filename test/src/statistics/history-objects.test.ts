import { auditObjects } from '@server/generated/audit-objects';
import { objectKind } from '@src/features/history/lib/objects';

test('every object type in the history has its own icon', () => {
  const unknown = objectKind('no such object').icon;
  expect(Object.keys(auditObjects).filter((type) => objectKind(type).icon === unknown)).toEqual([]);
});

import type { Scope } from '@server/graphql/context';
import { userDocumentTable } from '@server/modules/employees/documents/employee-documents.tables';
import { type DemoCompany, known } from './demo-company';
import { chance, daysBefore } from './demo-time';

/** People who bake, sell or carry bread have a medical record book, valid for a year. */
const WITH_FOOD = [
  'baker',
  'confectioner',
  'technologist',
  'storekeeper',
  'driver',
  'shopManager',
  'seller',
  'barista',
];
const GOOD_FOR_DAYS = 365;

/** Inserts documents with an expiry date: most are valid for long, some expire within the month, one has expired. */
export async function insertDemoDocuments(
  { tx, organizationId }: Omit<Scope, 'caller'>,
  { people, positionIds }: DemoCompany,
  now: Date,
): Promise<void> {
  const positions = new Set(WITH_FOOD.map((key) => known(positionIds, key)));
  const createdById = known(people, 'hr').id;
  const holders = [...people].filter(
    ([, { positionId }]) => positionId !== null && positions.has(positionId),
  );
  await tx.insert(userDocumentTable).values(
    holders.map(([key, { id }], index) => {
      const daysLeft = index === 0 ? -3 : 5 + Math.floor(chance('medical', key) * (GOOD_FOR_DAYS - 30));
      return {
        ...{ organizationId, userId: id, createdById, kind: 'medical' as const },
        number: String(4_000_000 + Math.floor(chance('book', key) * 1_000_000)),
        issuedOn: daysBefore(now, GOOD_FOR_DAYS - daysLeft),
        validUntil: daysBefore(now, -daysLeft),
      };
    }),
  );
}

import { createFileAddresses } from '@server/modules/files/file-addresses';
import type { ContentRow } from '@server/modules/files/files.tables';

/** Addresses of restricted stored files. */

const MINUTE = 60_000;
const path = 'closed/1/letter.pdf';
const content: ContentRow = {
  id: 7,
  organizationId: 1,
  userId: 2,
  type: 'other',
  name: 'Приказ.pdf',
  mime: 'application/pdf',
  details: { path, size: 10, formats: {} },
  sha256: '',
  createdAt: new Date(0),
};

function addressesAt(begin: string) {
  let now = Date.parse(begin);
  const addresses = createFileAddresses('secret', () => new Date(now));
  const address = new URL(addresses.of(content, path, 5), 'http://files');
  return {
    check: () => addresses.check(path, Object.fromEntries(address.searchParams)),
    wait: (minutes: number) => {
      now += minutes * MINUTE;
    },
  };
}

test.each([
  ['2026-11-23T10:00:00Z', 119, 121],
  ['2026-11-23T10:59:00Z', 60, 62],
])('an address issued at %s serves after %i minutes, and not after %i', (begin, until, after) => {
  const { check, wait } = addressesAt(begin);
  wait(until);
  expect(check()).toEqual({ name: 'Приказ.pdf', sessionId: 5 });
  wait(after - until);
  expect(check()).toBeNull();
});

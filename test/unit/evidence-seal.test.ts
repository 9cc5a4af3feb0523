import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEvidenceSeal } from '@server/audit/evidence-seal';

test('the key in the folder is read once, not for every record of a chain', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'adaptika-seal-'));
  const seal = createEvidenceSeal({ dataDir, evidenceKeys: [] });
  const sealed = seal.seal('a');
  // Nothing can be read or created there any more.
  rmSync(dataDir, { recursive: true });
  expect(seal.check('a', sealed)).toBe('right');
  expect(seal.check('b', sealed)).toBe('wrong');
  expect(() => rmSync(dataDir, { recursive: true })).toThrow('ENOENT');
});

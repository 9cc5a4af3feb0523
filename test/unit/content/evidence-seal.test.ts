import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

describe('the key of a data folder', () => {
  let parent: string;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'adaptika-seal-'));
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  test('is created in a folder that does not exist yet, and is the text of its file', () => {
    const dataDir = join(parent, 'data', 'node');
    const seal = createEvidenceSeal({ dataDir, evidenceKeys: [] });
    const [id] = seal.keyIds();
    const key = readFileSync(join(dataDir, 'evidence.key'), 'utf8').trim();
    expect(createEvidenceSeal({ dataDir: '', evidenceKeys: [key] }).keyIds()).toEqual([id]);
    expect(createEvidenceSeal({ dataDir, evidenceKeys: [] }).keyIds()).toEqual([id]);
  });

  test('is not replaced when the folder cannot be used', () => {
    const dataDir = join(parent, 'file');
    writeFileSync(dataDir, '');
    expect(() => createEvidenceSeal({ dataDir: join(dataDir, 'data'), evidenceKeys: [] }).keyIds()).toThrow(
      'ENOTDIR',
    );
  });
});

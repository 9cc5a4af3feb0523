import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMet, line, median, percentile } from '@test/bench/figures';
import { operation } from '@test/helpers/contract/operations';
import { lastTenantTransaction } from '@test/bench/statements';

const LOG = `2026-01-02 03:04:05.000 UTC [10] LOG:  statement: begin; select set_config('role', 'app_tenant', true)
2026-01-02 03:04:05.000 UTC [10] LOG:  execute <unnamed>: select 'old'
2026-01-02 03:04:05.000 UTC [10] LOG:  statement: commit
2026-01-02 03:04:06.000 UTC [11] LOG:  statement: begin; select set_config('role', 'app_tenant', true)
2026-01-02 03:04:06.000 UTC [12] LOG:  execute <unnamed>: select 'another connection'
2026-01-02 03:04:06.000 UTC [11] LOG:  execute list: select id
\tfrom users
\twhere name = $1 and note = $2 and mail is $3
2026-01-02 03:04:06.000 UTC [11] DETAIL:  Parameters: $1 = 'О''Нил, $2 = ''x''', $2 = '{1,2}', $3 = NULL
2026-01-02 03:04:06.000 UTC [11] LOG:  execute <unnamed>: select count(*)
2026-01-02 03:04:06.000 UTC [11] LOG:  statement: commit
2026-01-02 03:04:07.000 UTC [11] LOG:  execute <unnamed>: select 'after'
`;

describe('the bench reads what PostgreSQL logged', () => {
  it('takes a tenant’s last transaction, with its values and without neighboring ones', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'adaptika-log-')), 'postgres.log');
    writeFileSync(file, LOG);
    expect(lastTenantTransaction(file)).toEqual([
      {
        text: 'select id\nfrom users\nwhere name = $1 and note = $2 and mail is $3',
        values: ["О'Нил, $2 = 'x'", '{1,2}', null],
      },
      { text: 'select count(*)', values: [] },
    ]);
  });

  it('rejects a log without statements', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'adaptika-log-')), 'postgres.log');
    writeFileSync(file, '');
    expect(() => lastTenantTransaction(file)).toThrow('log_statement');
  });
});

describe('figures', () => {
  it('takes medians and percentiles of values in any order', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(median(values)).toBe(50);
    expect(percentile(values, 99)).toBe(99);
    expect(percentile([7], 95)).toBe(7);
  });

  it('accepts a limit met exactly and reports a missed one, also one that is not a number', () => {
    const max = { kind: 'max', value: 100 } as const;
    expect(isMet({ name: 'a', value: 100, unit: 'ms', bar: max })).toBe(true);
    expect(isMet({ name: 'a', value: 100.1, unit: 'ms', bar: max })).toBe(false);
    expect(isMet({ name: 'a', value: Number.NaN, unit: 'ms', bar: max })).toBe(false);
    expect(isMet({ name: 'a', value: 60, unit: '%', bar: { kind: 'min', value: 60 } })).toBe(true);
    expect(isMet({ name: 'a', value: 1, unit: 's' })).toBeNull();
    expect(line({ name: 'a', value: 101, unit: 'ms', bar: max })).toMatch(/^SHORT a .*101 ms .*≤ 100/);
  });
});

it('documents of the bench are the browser’s own, with each fragment once', () => {
  const document = operation('regulations', 'regulationsMy');
  expect(document).toContain('query regulationsMy');
  const fragments = [...document.matchAll(/fragment (\w+) on/g)].map(([, name]) => name);
  expect(new Set(fragments).size).toBe(fragments.length);
  for (const [, spread] of document.matchAll(/\.\.\.\s*(?!on\b)(\w+)/g)) expect(fragments).toContain(spread);
});

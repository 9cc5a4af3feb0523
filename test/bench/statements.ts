import { readFileSync } from 'node:fs';

/** A statement as PostgreSQL logged it (`log_statement = all`). */
export interface Statement {
  text: string;
  /** The values as text; null for NULL. */
  values: (string | null)[];
}

interface Entry {
  pid: string;
  kind: string;
  text: string;
}

/** `2026-01-01 00:00:00.000 UTC [123] LOG:  execute <unnamed>: select …`; continuation lines begin with a tab. */
const ENTRY = /^\S+ \S+ \S+ \[(\d+)\] (LOG|DETAIL):\s+(.*)$/;
const EXECUTE = /^execute [^:]+: /;
const PARAMETER = /\$\d+ = (NULL|'(?:[^']|'')*')/g;

function readEntries(log: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of log.split('\n')) {
    const [, pid, kind, text] = ENTRY.exec(line) ?? [];
    const last = entries.at(-1);
    if (pid !== undefined && kind !== undefined && text !== undefined) entries.push({ pid, kind, text });
    else if (last && line.startsWith('\t')) last.text += `\n${line.slice(1)}`;
  }
  return entries;
}

function valuesOf(detail: Entry | undefined): (string | null)[] {
  if (detail?.kind !== 'DETAIL') return [];
  return [...detail.text.matchAll(PARAMETER)].map(([, value = 'NULL']) =>
    value === 'NULL' ? null : value.slice(1, -1).replaceAll("''", "'"),
  );
}

/** The number of statements in a piece of the log, excluding transaction ends and the queries of jobs. */
export function countedStatements(log: string): number {
  const asked = readEntries(log).filter(({ kind }) => kind === 'LOG');
  return asked.filter(
    ({ text }) =>
      (EXECUTE.test(text) || text.startsWith('statement: ')) &&
      !/^(execute [^:]+|statement): (begin|commit|rollback)/i.test(text) &&
      !/graphile_worker/.test(text),
  ).length;
}

/** The statements of the last transaction of a tenant's request, without its opening and its end. */
export function lastTenantTransaction(logFile: string): Statement[] {
  const entries = readEntries(readFileSync(logFile, 'utf8'));
  const opening = entries.findLast(({ text }) => text.includes(`set_config('role', 'app_tenant'`));
  if (!opening) throw new Error(`${logFile} holds no transaction of a tenant: is log_statement on?`);
  const own = entries.slice(entries.indexOf(opening) + 1).filter(({ pid }) => pid === opening.pid);
  const end = own.findIndex(({ text }) => text === 'statement: commit');
  const inside = own.slice(0, end === -1 ? undefined : end);
  return inside.flatMap(({ text }, index) =>
    EXECUTE.test(text) ? [{ text: text.replace(EXECUTE, ''), values: valuesOf(inside[index + 1]) }] : [],
  );
}

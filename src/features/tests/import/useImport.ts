import { useCallback, useMemo, useState } from 'react';
import {
  cellOf,
  type CellProblem,
  type QuestionRow,
  type QuestionTable,
} from '@domain/questions/table/cells';
import limits from '@graphql/limits.json';
import { useLazyTestBankKnownQuery, useLazyTestNamedClausesQuery } from '../api';
import {
  type Choice,
  clauseKey,
  type FoundClause,
  type ImportLine,
  importLines,
  readOf,
  withCell,
} from './import-lines';
import { comparableWords } from '@domain/questions/typed-text';
import { useAsked } from './useAsked';
import { useReadRows } from './useReadRows';

const none: readonly string[] = [];

/** Returns the clauses that the rows name, and the server's results for them. */
function useClauses(rows: readonly QuestionRow[], isRead: boolean) {
  const [find] = useLazyTestNamedClausesQuery();
  const keys = useMemo(
    () => (isRead ? [...new Set(rows.flatMap((row) => readOf(row).clause ?? []).map(clauseKey))] : none),
    [rows, isRead],
  );
  const ask = useCallback(
    async (asked: readonly string[]) => {
      const clauses = asked.map((key) => {
        const [code = '', clause = '', version = ''] = key.split('\n');
        return { code, clause, version };
      });
      const { data } = await find({ clauses });
      if (!data) return null;
      return new Map(
        data.testNamedClauses.flatMap(({ source, problem }, index): [string, FoundClause][] => {
          const key = asked[index];
          if (key === undefined) return [];
          return [[key, source ? { source } : { problem: problem ?? 'clause' }]];
        }),
      );
    },
    [find],
  );
  return useAsked(keys, limits.testBankAdd, ask);
}

/** Returns the texts that are already in the bank; requested only for imports into the bank. */
function useKnownTexts(rows: readonly QuestionRow[], isAsked: boolean) {
  const [find] = useLazyTestBankKnownQuery();
  const keys = useMemo(
    () =>
      isAsked
        ? [
            ...new Set(
              rows.map((row) => comparableWords(cellOf(row.cells, 'text')).slice(0, limits.testQuestionText)),
            ),
          ]
        : none,
    [rows, isAsked],
  );
  const ask = useCallback(
    async (texts: readonly string[]) => {
      const { data } = await find({ texts: [...texts] });
      if (!data) return null;
      const known = new Set(data.testBankKnown.map(comparableWords));
      return new Map(texts.map((text) => [text, known.has(text)]));
    },
    [find],
  );
  return useAsked(keys, limits.testBankAdd, ask);
}

interface ImportOptions {
  /** The texts of existing questions, by `comparableWords`. */
  texts: ReadonlySet<string>;
  /** The rows are imported into the bank. */
  isBank: boolean;
  /** How many more questions fit. */
  room: number;
}

/** The imported rows, their planned outcomes, and corrections. */
export function useImport({ texts, isBank, room }: ImportOptions) {
  const [table, setTable] = useState<QuestionTable | null>(null);
  const [choices, setChoices] = useState<ReadonlyMap<number, Choice>>(new Map());
  const [isCorrected, setIsCorrected] = useState(false);
  const rows = useMemo(() => table?.rows ?? [], [table]);
  const [number, setNumber] = useState(0);
  const readCount = useReadRows(rows, number);
  const isRead = readCount === rows.length;
  const clauses = useClauses(rows, isRead);
  const known = useKnownTexts(rows, isBank && isRead);
  const facts = useMemo(() => {
    const inBank = [...known.answers].flatMap(([text, is]) => (is ? text : []));
    return { texts: new Set([...texts, ...inBank]), clauses: clauses.answers, choices, room };
  }, [known.answers, texts, clauses.answers, choices, room]);
  const lines = useMemo(() => (isRead ? importLines(rows, facts) : []), [isRead, rows, facts]);
  return {
    table,
    lines,
    readCount,
    isMended: isCorrected,
    isAsking: !isRead || clauses.openCount + known.openCount > 0,
    isUnanswered: clauses.isFailed || known.isFailed,
    ask: () => {
      clauses.retry();
      known.retry();
    },
    begin: (next: QuestionTable | null) => {
      setTable(next);
      setNumber((now) => now + 1);
      setChoices(new Map());
      setIsCorrected(false);
    },
    /** Changes a cell; returns the resulting line of its row. */
    correct: (id: number, field: CellProblem['field'], text: string): ImportLine | undefined => {
      const next = rows.map((row, at) => (at === id ? withCell(row, field, text) : row));
      setIsCorrected(true);
      setTable((now) => now && { ...now, rows: next });
      return importLines(next, facts)[id];
    },
    choose: (ids: readonly number[], choice: Choice) => {
      setIsCorrected(true);
      setChoices((now) => new Map([...now, ...ids.map((id): [number, Choice] => [id, choice])]));
    },
  };
}

export type Import = ReturnType<typeof useImport>;

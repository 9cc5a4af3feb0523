import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuestionTable } from '@domain/questions/table/cells';
import { fromRows } from '@domain/questions/table/from-rows';
import type { TextFormat } from '@domain/questions/table/text-format';
import limits from '@graphql/limits.json';
import { errorText } from '@src/api/errors';
import { readRuleMessage } from '@domain/validation/messages';
import { fileProblem } from '@src/lib/validation/files';
import { useTestTableReadMutation } from '../api';
import { fileText, questionsOfText, textFormat } from './given-questions';

/** The supported file types. */
export const GIVEN_EXTENSIONS = ['xlsx', 'xls', 'csv', 'txt'];

/** Reads the author's file or text. Errors are shown, and the input is kept. */
export function useGiven(onRead: (table: QuestionTable) => void) {
  const { t, i18n } = useTranslation(['tests', 'validation']);
  const [read, { isLoading }] = useTestTableReadMutation();
  const [problem, setProblem] = useState('');

  const take = (table: QuestionTable) => {
    if (table.rows.length > limits.testTableRows) {
      const max = limits.testTableRows.toLocaleString(i18n.language);
      setProblem(t('import.rowsMax', { max, number: table.rows.length.toLocaleString(i18n.language) }));
    } else if (table.rows.length > 0) onRead(table);
    else
      setProblem(
        t(table.remarks.some(({ code }) => code === 'noHeadings') ? 'import.noHeadings' : 'import.noRows'),
      );
  };

  const readTable = async (source: { file: File } | { text: string }) => {
    const answer = await read(source);
    if (answer.error) setProblem(errorText(answer.error) ?? t('import.failed'));
    else take(fromRows(answer.data.testTableRead));
  };

  const fromText = async (text: string, chosen: TextFormat | 'auto') => {
    setProblem('');
    const format = textFormat(text, chosen);
    if (format === 'table') await readTable({ text });
    else take(questionsOfText(text, format));
  };

  const fromFile = async (file: File) => {
    setProblem('');
    const rule = readRuleMessage(fileProblem(file, limits.uploadBytes, GIVEN_EXTENSIONS) ?? '');
    if (rule) return setProblem(t(`validation:${rule.rule}`, rule.values));
    if (!file.name.toLowerCase().endsWith('.txt')) return readTable({ file });
    const text = await fileText(file);
    // The server parses tables, whatever the file name.
    return textFormat(text, 'auto') === 'table' ? readTable({ file }) : fromText(text, 'auto');
  };

  return { problem, isLoading, fromText, fromFile };
}

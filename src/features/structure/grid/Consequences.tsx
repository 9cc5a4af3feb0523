import { skipToken } from '@reduxjs/toolkit/query/react';
import { AssignmentChangesNote } from '@src/entities/assignment/AssignmentChangesNote';
import { ErrorLines } from '@src/components/feedback/ErrorLines';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStructureRowsPreviewQuery } from '../api';
import { type CellError, cellErrors, inputsOf, movesPeople, type RowChange } from './row-changes';

/** Requests a preview of changes: which ones the server would reject, and how assignments would change. */
export function useConsequences(changes: readonly RowChange[]) {
  const inputs = useMemo(() => (changes.length ? inputsOf(changes) : skipToken), [changes]);
  const { currentData, error } = useStructureRowsPreviewQuery(inputs, { refetchOnMountOrArgChange: true });
  const preview = currentData?.structureRowsPreview;
  const errors = useMemo(
    () =>
      cellErrors(
        changes.map(({ row }) => row),
        preview?.rejections ?? [],
      ),
    [changes, preview],
  );
  return { assignments: preview?.assignments, errors, error, isAsked: preview !== undefined };
}

/** The errors of changes by cell. */
export function CellErrors({ errors }: { errors: readonly CellError[] }) {
  const { t } = useTranslation('structure');
  const lines = errors.map(({ row, field, text }) => ({
    about: [row?.name, field && t(`structure:list.columns.${field}`)].filter(Boolean).join(', '),
    text,
  }));
  return <ErrorLines lines={lines} />;
}

interface AssignmentChangesProps {
  changes: readonly RowChange[];
  consequences: ReturnType<typeof useConsequences>;
}

/** «+3 регламента»: shown only when the changes can affect assignments. */
export function AssignmentChanges({ changes, consequences }: AssignmentChangesProps) {
  if (!movesPeople(changes) && !consequences.error) return null;
  return <AssignmentChangesNote preview={consequences.assignments} error={consequences.error} />;
}

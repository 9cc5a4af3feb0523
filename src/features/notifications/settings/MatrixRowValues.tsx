import { useFormikContext } from 'formik';
import { type ReactNode, useMemo } from 'react';
import type { MatrixRow } from '../api';
import { MatrixRowContext } from './matrix-row';
import { inheritsAll, type MatrixValues, type OwnValues } from './matrix-form';

/**
 * Provides a row's form values to its fields, which then re-render only when this row changes. A matrix has hundreds of fields;
 * if each read the form directly, all would re-render on every click.
 */
export function MatrixRowValues({ row: { type }, children }: { row: MatrixRow; children: ReactNode }) {
  const { values, setFieldValue } = useFormikContext<MatrixValues>();
  const own = values.rows[type] ?? inheritsAll;
  const value = useMemo(
    () => ({
      own,
      change: (part: Partial<OwnValues>) => void setFieldValue(`rows.${type}`, { ...own, ...part }),
    }),
    [own, setFieldValue, type],
  );
  return <MatrixRowContext value={value}>{children}</MatrixRowContext>;
}

import { useFormikContext } from 'formik';
import { type ReactNode, useMemo } from 'react';
import type { MatrixRow } from '../api';
import { MatrixRowContext } from './matrix-row';
import { inheritsAll, type MatrixValues, type OwnValues } from './matrix-form';

/**
 * What the form says of a row, for the row's fields: they are drawn again when that changes, not when another row does. A
 * matrix has hundreds of fields; if each of them read the form itself, all would be drawn with every press.
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

import { useFormikContext } from 'formik';
import type { MatrixRow } from '../api';
import { inheritsAll, type MatrixValues, type OwnValues } from './matrix-form';

/** What the form says of a row, and how to change a part of it. */
export function useMatrixRow({ type }: MatrixRow) {
  const { values, setFieldValue, isSubmitting } = useFormikContext<MatrixValues>();
  const own = values.rows[type] ?? inheritsAll;
  return {
    own,
    isSubmitting,
    change: (part: Partial<OwnValues>) => void setFieldValue(`rows.${type}`, { ...own, ...part }),
    reset: () => void setFieldValue(`rows.${type}`, inheritsAll),
  };
}

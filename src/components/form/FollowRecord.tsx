import { type FormikValues, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { changedFields } from './typed-meanwhile';

interface FollowRecordProps<Row extends { updatedAt: string }> {
  record: Row | undefined;
  base: Row | undefined;
  onFollow: (record: Row) => void;
  /**
   * Whether the two records are equal in the part that this form edits. The newer one is then accepted even when there are
   * unsaved changes.
   */
  isUntouched?: (record: Row, base: Row) => boolean;
}

/**
 * Inside a form: accepts changes made by others while nothing was typed here. What was typed before the form's own write was loaded
 * again stays.
 */
export function FollowRecord<Row extends { updatedAt: string }>(props: FollowRecordProps<Row>) {
  const { record, base, onFollow, isUntouched } = props;
  const { dirty, isSubmitting, values, initialValues, setValues } = useFormikContext<FormikValues>();
  const followed = useRef(base);
  const typed = useRef<FormikValues>(null);
  const started = useRef(initialValues);
  useEffect(() => {
    const kept = typed.current;
    typed.current = null;
    // The form has just started from the newer record, which it does after this effect.
    if (kept && started.current !== initialValues) void setValues({ ...initialValues, ...kept }, false);
    if (followed.current !== base && dirty) typed.current = changedFields(initialValues, values);
    followed.current = base;
    started.current = initialValues;
  });
  useEffect(() => {
    if (!record || isSubmitting || record.updatedAt === base?.updatedAt) return;
    if (!dirty || (base && isUntouched?.(record, base))) onFollow(record);
  }, [record, base, dirty, isSubmitting, onFollow, isUntouched]);
  return null;
}

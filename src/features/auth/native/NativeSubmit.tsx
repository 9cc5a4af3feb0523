import { useFormikContext } from 'formik';

/** Submits the surrounding form; shows when it is busy and cannot be pressed twice. */
export function NativeSubmit({ label, isBlocked = false }: { label: string; isBlocked?: boolean }) {
  const { isSubmitting } = useFormikContext();
  return (
    <button
      type="submit"
      className="button button-main"
      disabled={isSubmitting || isBlocked}
      aria-busy={isSubmitting}
    >
      {isSubmitting ? <span className="spinner" aria-hidden /> : null}
      {label}
    </button>
  );
}

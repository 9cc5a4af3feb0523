/** Errors of the form as a whole, as a list announced by screen readers. */
export function NativeErrors({ errors }: { errors: readonly string[] }) {
  if (!errors.length) return null;
  return (
    <ul className="form-errors" role="alert">
      {errors.map((error) => (
        <li key={error}>{error}</li>
      ))}
    </ul>
  );
}

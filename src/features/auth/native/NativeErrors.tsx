/** What is wrong with the form as a whole: a list, read out as it appears. */
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

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

/** Errors of the form as a whole, as a list announced by screen readers. */
export function FormErrors({ errors }: { errors: readonly string[] }) {
  if (!errors.length) return null;
  return (
    <Alert severity="error" role="alert" variant="outlined">
      {errors.length === 1 ? (
        errors[0]
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2 }}>
          {errors.map((error) => (
            <li key={error}>{error}</li>
          ))}
        </Box>
      )}
    </Alert>
  );
}

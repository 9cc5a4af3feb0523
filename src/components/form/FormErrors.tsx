import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';

/** What is wrong with the form as a whole: a list, read out as it appears. */
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

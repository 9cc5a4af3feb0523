import Typography from '@mui/material/Typography';

/** The keys of a menu's item, where there is a keyboard. */
export function Shortcut({ children }: { children: string }) {
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      aria-hidden
      sx={{ ml: 3, '@media (hover: none)': { display: 'none' } }}
    >
      {children}
    </Typography>
  );
}

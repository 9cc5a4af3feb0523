import Typography from '@mui/material/Typography';

/** A name in a cell with a note below it. */
export function NamedCell({ name, note }: { name: string; note: string }) {
  return (
    <>
      {name}
      <CellNote text={note} />
    </>
  );
}

/** The second line of a cell; renders nothing when it is empty. */
export function CellNote({ text }: { text: string }) {
  if (!text) return null;
  return (
    <Typography variant="body2" color="textSecondary">
      {text}
    </Typography>
  );
}

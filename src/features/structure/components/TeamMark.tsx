import Box from '@mui/material/Box';

interface Team {
  name: string;
  isSubdivision: boolean;
  subdivisionName: string | null;
  subdivisionColor: string | null;
}

/** The team that a position leads, in its color; renders nothing when there is none. */
export function TeamMark({ position }: { position: Team }) {
  const { isSubdivision, subdivisionName, subdivisionColor, name } = position;
  if (!isSubdivision) return null;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 10,
          height: 10,
          flexShrink: 0,
          borderRadius: 0.5,
          border: 1,
          borderColor: 'text.secondary',
          bgcolor: subdivisionColor ?? 'transparent',
        }}
      />
      {subdivisionName ?? name}
    </Box>
  );
}

import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import type { StatusColourName } from '@src/theme/tokens';
import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';

interface TileProps {
  name: string;
  value: string;
  /** Below the name. */
  note?: string;
  to: To;
  /** Set when the number needs attention. */
  colour?: StatusColourName | undefined;
  picture?: ReactNode;
  /** The change, shown below it. */
  change?: ReactNode;
}

/** A number that links to the data behind it. */
export function Tile({ change, ...number }: TileProps) {
  if (!change) return <TileLink {...number} />;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <TileLink {...number} isOnTop />
      <Box
        sx={(theme) => ({
          ...{ flex: 1, px: 1.5, py: 0.75, bgcolor: theme.tokens.surface },
          ...{ border: `1px solid ${theme.tokens.border}`, borderTop: 0, borderRadius: '0 0 12px 12px' },
        })}
      >
        {change}
      </Box>
    </Box>
  );
}

type TileLinkProps = Omit<TileProps, 'change'> & {
  /** The tile has another part below. */
  isOnTop?: boolean;
};

function TileLink({ name, value, note, to, colour, picture, isOnTop = false }: TileLinkProps) {
  return (
    <ButtonBase
      component={Link}
      to={to}
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'flex-start',
        gap: 1.25,
        p: 1.5,
        textAlign: 'left',
        border: `1px solid ${theme.tokens.border}`,
        borderRadius: isOnTop ? '12px 12px 0 0' : 1.5,
        bgcolor: theme.tokens.surface,
        transition: 'border-color 120ms',
        '&:hover': { borderColor: theme.tokens.primary },
      })}
    >
      {picture ? <span aria-hidden>{picture}</span> : null}
      <Box sx={{ minWidth: 0 }}>
        <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
          {name}
        </Typography>
        <Typography
          component="span"
          sx={(theme) => ({
            display: 'block',
            fontSize: 24,
            lineHeight: '32px',
            fontWeight: 650,
            color: colour ? theme.tokens.status[colour].text : theme.tokens.text,
          })}
        >
          {value}
        </Typography>
        {note ? (
          <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
            {note}
          </Typography>
        ) : null}
      </Box>
    </ButtonBase>
  );
}

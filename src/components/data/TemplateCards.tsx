import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';

export interface TemplateCard {
  key: string;
  name: string;
  /** A description of the template or its contents. */
  text: string;
  /** The size of its contents. */
  facts: string;
  onChoose: () => void;
}

interface TemplateCardsProps {
  cards: readonly TemplateCard[];
  isBusy?: boolean | undefined;
}

/** Templates to start from, each with a description and its size; clicking a card chooses it. */
export function TemplateCards({ cards, isBusy = false }: TemplateCardsProps) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        width: '100%',
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
      }}
    >
      {cards.map(({ key, name, text, facts, onChoose }) => (
        <li key={key}>
          <ButtonBase
            disabled={isBusy}
            onClick={onChoose}
            sx={({ tokens }) => ({
              width: '100%',
              height: '100%',
              minHeight: 120,
              p: 2,
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'flex-start',
              textAlign: 'left',
              gap: 0.5,
              borderRadius: 1.25,
              border: `1px solid ${tokens.border}`,
              '&:hover': { bgcolor: tokens.hover, borderColor: tokens.borderStrong },
              '&:disabled': { opacity: 0.6 },
            })}
          >
            <Typography component="span" sx={{ fontWeight: 580 }}>
              {name}
            </Typography>
            <Typography component="span" variant="body2" color="textSecondary" sx={{ flex: 1 }}>
              {text}
            </Typography>
            <Typography component="span" variant="caption" color="textSecondary">
              {facts}
            </Typography>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

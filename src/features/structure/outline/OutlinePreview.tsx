import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BriefcaseBusiness, Network } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OutlinePlan } from '../api';
import type { OutlineNode } from './read-outline';

interface OutlinePreviewProps {
  nodes: readonly OutlineNode[];
  /** The plan of exactly these nodes; absent while it is being requested. */
  plan: OutlinePlan | undefined;
}

type NodePlan = OutlinePlan['nodes'][number];

function Mark({ plan }: { plan: NodePlan | undefined }) {
  const { t } = useTranslation('structure');
  if (!plan) return null;
  if (plan.error)
    return <Chip size="small" color="error" label={t(`structure:outline.error.${plan.error}`)} />;
  const color = plan.state === 'new' ? 'primary' : 'default';
  return (
    <Chip size="small" variant="outlined" color={color} label={t(`structure:outline.state.${plan.state}`)} />
  );
}

/** The maximum number of displayed lines; of a longer list, further lines are shown only when they have errors. */
const maxLinesShown = 300;

/** The tree that a list results in, with the items that already exist. */
export function OutlinePreview({ nodes, plan }: OutlinePreviewProps) {
  const { t } = useTranslation('structure');
  const shown = nodes.flatMap((node, index) =>
    index < maxLinesShown || plan?.nodes[index]?.error ? [{ node, index }] : [],
  );
  const rest = nodes.length - shown.length;
  return (
    <Box component="ul" aria-label={t('structure:outline.preview')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {shown.map(({ node, index }) => {
        const Icon = node.kind === 'position' ? BriefcaseBusiness : Network;
        return (
          <Stack
            component="li"
            direction="row"
            key={`${node.line}-${node.depth}`}
            sx={{ alignItems: 'center', gap: 1, py: 0.5, pl: Math.min(node.depth, 8) * 2 }}
          >
            <Icon size={16} aria-label={t(`structure:list.kinds.${node.kind}`)} style={{ flexShrink: 0 }} />
            <Typography
              component="span"
              variant="body2"
              sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {node.name || t('structure:outline.line', { number: node.line })}
            </Typography>
            <Mark plan={plan?.nodes[index]} />
          </Stack>
        );
      })}
      {rest > 0 ? (
        <Typography component="li" variant="body2" color="textSecondary" sx={{ py: 1 }}>
          {t('structure:outline.rest', { number: rest })}
        </Typography>
      ) : null}
    </Box>
  );
}

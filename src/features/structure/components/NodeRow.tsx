import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { ColourDot } from '@src/components/data/ColourDot';
import type { SampleKind } from '@src/api/samples';
import { SampleBadge } from '@src/store/SampleBadge';
import { clampLines } from '@src/theme/clamp-lines';
import { writtenLanguage } from '@src/lib/written-language';
import { longWords } from '@src/theme/long-words';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface NodeRowProps {
  node: { id: number; name: string; isArchive: boolean };
  /** A second line in a lighter color. */
  caption: ReactNode;
  /** At the right end: the number of people. */
  end: ReactNode;
  /** The sample kind for its badge. */
  sample?: SampleKind;
}

/** The content of a row in a structure tree. */
export function NodeRow({ node, caption, end, sample }: NodeRowProps) {
  const { t } = useTranslation('common');
  return (
    <>
      {/* The number goes below the name rather than leave it a column too narrow for its words. */}
      <Box
        sx={{ flex: { xs: '1 1 170px', sm: '1 1 0' }, minWidth: 0, display: 'flex', alignItems: 'center' }}
      >
        <ColourDot id={node.id} />
        <Box sx={{ flex: 1, minWidth: 0, py: 0.75, pl: 1.25 }}>
          <Typography
            component="span"
            sx={{
              display: 'block',
              ...longWords,
              overflowWrap: 'break-word',
              fontWeight: 520,
              color: node.isArchive ? 'text.secondary' : 'text.primary',
            }}
          >
            <span lang={writtenLanguage(node.name)}>{node.name}</span>
            {node.isArchive ? ` [${t('common:archiveSuffix')}]` : null}
            {sample ? <SampleBadge kind={sample} id={node.id} /> : null}
          </Typography>{' '}
          {caption ? (
            <Typography
              component="span"
              variant="caption"
              color="textSecondary"
              sx={{ ...clampLines({ xs: 3, sm: 1 }), overflowWrap: 'anywhere' }}
            >
              {caption}
            </Typography>
          ) : null}
        </Box>
      </Box>{' '}
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        noWrap
        sx={{ flexShrink: 0, pl: 1, ml: 'auto' }}
      >
        {end}
      </Typography>
    </>
  );
}

interface AddChildProps {
  node: { id: number; name: string };
  onAddChild: (id: number) => void;
}

/** Adds an item inside a row. Keyboard users have the same action in the record's menu. */
export function AddChild({ node, onAddChild }: AddChildProps) {
  const { t } = useTranslation('structure');
  return (
    <Tooltip title={t('structure:action.addChild')}>
      <IconButton
        className="tree-actions"
        size="small"
        tabIndex={-1}
        aria-label={`${t('structure:action.addChild')}: ${node.name}`}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation();
          onAddChild(node.id);
        }}
        sx={{ ml: 0.5 }}
      >
        <Plus />
      </IconButton>
    </Tooltip>
  );
}

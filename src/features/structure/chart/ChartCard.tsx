import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { UserAvatar } from '@src/components/data/UserAvatar';
import { VisuallyHidden } from '@src/components/text/VisuallyHidden';
import { itemColour } from '@domain/item-colour';
import { personName } from '@src/lib/person';
import { SampleBadge } from '@src/store/SampleBadge';
import { clampLines } from '@src/theme/clamp-lines';
import { writtenLanguage } from '@src/lib/written-language';
import { longWords } from '@src/theme/long-words';
import type { Node, NodeProps } from '@xyflow/react';
import { ChevronDown, ChevronUp, Crown } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StructureFace } from '../api';
import { useChartActions } from './chart-actions';
import { card } from '@domain/chart/chart-layout';
import type { CardBox } from './chart-items';

export type ChartNode = Node<{ box: CardBox; isCurrent: boolean; isSelected: boolean }, 'card'>;

/** Returns the element id of a card; the chart references the focused card by it. */
export const cardId = (id: number) => `chart-card-${id}`;

function Fold({ box }: { box: CardBox }) {
  const { t } = useTranslation('structure');
  const { toggle } = useChartActions();
  const count = box.childIds.length;
  if (!count) return null;
  const label = t(box.isOpen ? 'structure:chart.fold' : 'structure:chart.unfold', {
    name: box.item.name,
    count,
  });
  return (
    <Box
      component="button"
      type="button"
      className="nopan"
      tabIndex={-1}
      title={label}
      aria-label={label}
      aria-expanded={box.isOpen}
      onClick={() => toggle(box.item.id, !box.isOpen)}
      sx={(theme) => ({
        position: 'absolute',
        left: '50%',
        bottom: -12,
        transform: 'translateX(-50%)',
        display: 'flex',
        alignItems: 'center',
        gap: 0.25,
        height: 24,
        px: 0.75,
        borderRadius: 12,
        border: `1px solid ${theme.tokens.border}`,
        bgcolor: theme.tokens.surface,
        color: theme.tokens.textSecondary,
        font: 'inherit',
        fontSize: 12,
        cursor: 'pointer',
        '&:hover': { borderColor: theme.tokens.primary, color: theme.tokens.primary },
      })}
    >
      {box.isOpen ? <ChevronUp size={14} aria-hidden /> : <ChevronDown size={14} aria-hidden />}
      {count}
    </Box>
  );
}

/** One person on a card, with the first name if there is room. */
function Face({ face, isNamed, isLeader }: { face: StructureFace; isNamed: boolean; isLeader: boolean }) {
  const name = personName(face);
  return (
    <Box
      component="span"
      data-person-id={face.id}
      title={name}
      sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0, flexShrink: isNamed ? 1 : 0 }}
    >
      {isLeader ? <Crown size={13} aria-hidden style={{ flexShrink: 0 }} /> : null}
      <UserAvatar name={name} avatar={face.avatar} size={24} />
      {isNamed ? (
        <Typography component="span" variant="caption" color="textSecondary" noWrap>
          {face.nameFirst}
        </Typography>
      ) : null}
    </Box>
  );
}

/** The people on a card, as many as fit; each can be dragged to another card. */
function Faces({ box }: { box: CardBox }) {
  const { faces, caption, leaderId, more, isVacant } = box.item;
  const isFew = faces.length + (more ? 1 : 0) < 3;
  const [only] = faces;
  const text = (words: string) => (
    <Typography component="span" variant="caption" color="textSecondary" noWrap>
      {words}
    </Typography>
  );
  if (!only || (faces.length === 1 && !more && leaderId === null && !isVacant)) {
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
        {only ? <Face face={only} isNamed={false} isLeader={false} /> : null}
        {text(caption)}
      </Box>
    );
  }
  return (
    <>
      <VisuallyHidden>{caption}</VisuallyHidden>
      <Box aria-hidden sx={{ display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 }}>
        {faces.map((face) => (
          <Face
            key={face.id}
            face={face}
            isNamed={isFew || face.id === leaderId}
            isLeader={face.id === leaderId}
          />
        ))}
        {more ? text(`+${more}`) : null}
      </Box>
    </>
  );
}

/** A card of the chart: the name, who holds it, and how many are below. */
export const ChartCard = memo(function ChartCard({ data }: NodeProps<ChartNode>) {
  const { t } = useTranslation(['structure', 'common']);
  const { select, isTaken, kind } = useChartActions();
  const { box, isCurrent, isSelected } = data;
  const { item, level } = box;
  const colour = itemColour(item.id);
  const name = item.isArchive ? `${item.name} [${t('common:archiveSuffix')}]` : item.name;
  return (
    <Box
      data-card-id={item.id}
      data-card-name={item.name}
      // The chart's nodes ignore the pointer by default.
      sx={{ position: 'relative', width: card.width, height: card.height, pointerEvents: 'all' }}
    >
      <Box
        component="button"
        type="button"
        id={cardId(item.id)}
        // A mouse drags the card that it presses; a finger pans the chart wherever it touches.
        {...(isTaken ? { className: 'nopan' } : {})}
        tabIndex={-1}
        data-vacant={item.isVacant || undefined}
        aria-current={isSelected || undefined}
        onClick={() => select(item.id)}
        sx={(theme) => ({
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          width: '100%',
          height: '100%',
          p: 1.25,
          pl: 1.75,
          textAlign: 'left',
          font: 'inherit',
          color: theme.tokens.text,
          cursor: 'pointer',
          borderRadius: 1.5,
          border: `1px ${item.isVacant ? 'dashed' : 'solid'} ${item.isVacant ? theme.tokens.borderStrong : theme.tokens.border}`,
          bgcolor: isSelected ? theme.tokens.primarySoft : theme.tokens.surface,
          boxShadow:
            colour === 'none'
              ? 'none'
              : `inset 4px 0 0 ${item.isVacant ? 'transparent' : theme.tokens.item[colour]}`,
          outline: isCurrent ? `2px solid ${theme.tokens.primary}` : 'none',
          outlineOffset: 1,
          '&:hover': { borderColor: theme.tokens.primary },
        })}
      >
        <Typography component="span" variant="body2" sx={{ ...clampLines(2), ...longWords, fontWeight: 560 }}>
          <span lang={writtenLanguage(item.name)}>{name}</span>
          <SampleBadge kind={kind} id={item.id} />
        </Typography>
        <VisuallyHidden>, </VisuallyHidden>
        <Faces box={box} />
        <VisuallyHidden>{`, ${t('structure:chart.level', { level })}`}</VisuallyHidden>
      </Box>
      <Fold box={box} />
    </Box>
  );
});

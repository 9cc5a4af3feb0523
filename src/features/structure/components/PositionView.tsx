import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useAllSubdivisionOptionsQuery } from '@src/entities/structure/api';
import { Fact } from '@src/components/data/Fact';
import { useTranslation } from 'react-i18next';
import { type PositionCard, useAllPositionsQuery } from '../api';
import { DetailSection } from './DetailSection';
import { TeamMark } from './TeamMark';

/** The read-only view of a position. */
export function PositionView({ position }: { position: PositionCard }) {
  const { t, i18n } = useTranslation('structure');
  const { data: positions = [] } = useAllPositionsQuery();
  const { data: subdivisions = [] } = useAllSubdivisionOptionsQuery();
  const nameOf = (items: readonly { id: number; name: string }[], id: number | null) =>
    items.find((item) => item.id === id)?.name;
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <>
      <Stack component="dl" spacing={1.5} sx={{ m: 0 }}>
        <Fact label={t('structure:position.parent')}>
          {nameOf(positions, position.parentId) ?? t('structure:position.parentNone')}
        </Fact>
        <Fact label={t('structure:position.subdivision')}>
          {nameOf(subdivisions, position.subdivisionId)}
        </Fact>
        <Fact label={t('structure:team.title')}>
          {position.isSubdivision ? <TeamMark position={position} /> : null}
        </Fact>
        <Fact label={t('structure:position.vep')}>{position.vep}</Fact>
      </Stack>
      {position.kpi.length ? (
        <DetailSection title={t('structure:position.kpi')}>
          <Stack component="ul" spacing={1} sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {position.kpi.map((kpi) => (
              <li key={kpi.name}>
                {kpi.name}
                {kpi.target === null ? '' : `: ${number.format(kpi.target)} ${kpi.unit}`}
                <Typography component="span" color="textSecondary">
                  {` · ${t('structure:kpi.period')} ${t(`structure:kpi.periods.${kpi.period}`)} · ${kpi.weight} %`}
                </Typography>
              </li>
            ))}
          </Stack>
        </DetailSection>
      ) : null}
      {position.postFunctions.length ? (
        <DetailSection title={t('structure:position.functions')}>
          <Stack component="ol" spacing={0.75} sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
            {position.postFunctions.map((text, index) => (
              <li key={`${index}-${text}`}>{text}</li>
            ))}
          </Stack>
        </DetailSection>
      ) : null}
    </>
  );
}

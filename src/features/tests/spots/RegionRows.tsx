import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Region } from '@domain/questions/question';
import limits from '@graphql/limits.json';
import { PlainField } from '../question/PlainField';
import { regionWithin } from '../lib/regions';

interface RegionRowsProps {
  regions: readonly Region[];
  onChange: (regions: readonly Region[]) => void;
}

const SIDES = ['x', 'y', 'width', 'height'] as const;
/** A new region is placed in the center. */
const FIRST: Region = { x: 400, y: 400, width: 200, height: 200 };

/** The regions as numbers, for exact values and use without a pointer. */
export function RegionRows({ regions, onChange }: RegionRowsProps) {
  const { t } = useTranslation('tests');
  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      {regions.map((region, index) => (
        <Stack
          key={index}
          role="group"
          aria-label={t('spot.regionNumber', { number: index + 1 })}
          direction="row"
          spacing={1}
          sx={{ alignItems: 'flex-end' }}
        >
          <Box sx={{ pb: 1, minWidth: 18, fontWeight: 560 }}>{index + 1}</Box>
          <Box
            sx={{
              ...{ display: 'grid', gap: 1, flex: 1, minWidth: 0 },
              gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)' },
            }}
          >
            {SIDES.map((side) => (
              <PercentField
                key={side}
                label={t(`spot.${side}`)}
                value={region[side]}
                onChange={(value) =>
                  onChange(
                    regions.map((region, at) =>
                      at === index ? regionWithin({ ...region, [side]: value }) : region,
                    ),
                  )
                }
              />
            ))}
          </Box>
          <IconButton
            aria-label={t('spot.regionRemove', { number: index + 1 })}
            onClick={() => onChange(regions.filter((_, at) => at !== index))}
          >
            <X size={17} />
          </IconButton>
        </Stack>
      ))}
      {regions.length < limits.testOptions ? (
        <div>
          <Button size="small" startIcon={<Plus />} onClick={() => onChange([...regions, FIRST])}>
            {t('spot.add')}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

interface PercentFieldProps {
  label: string;
  /** In thousandths. */
  value: number;
  onChange: (value: number) => void;
}

/** Percent with one decimal, «12,5». Applied on blur, so that a partly typed number moves nothing. */
function PercentField({ label, value, onChange }: PercentFieldProps) {
  const { i18n } = useTranslation('tests');
  const [typed, setTyped] = useState<string | null>(null);
  const leave = () => {
    const next = Math.round(Number((typed ?? '').trim().replace(',', '.')) * 10);
    if (typed?.trim() && Number.isFinite(next) && next !== value) onChange(next);
    setTyped(null);
  };
  return (
    <div onBlur={leave}>
      <PlainField
        label={label}
        inputMode="decimal"
        maxLength={5}
        value={typed ?? (value / 10).toLocaleString(i18n.language)}
        onChange={setTyped}
      />
    </div>
  );
}

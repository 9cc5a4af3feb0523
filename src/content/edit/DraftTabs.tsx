import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId, type ReactNode } from 'react';
import { PlaceMenu } from '@src/components/layout/PlaceMenu';
import { useIsPhone } from '@src/components/layout/useIsPhone';
import { useUrlState } from '@src/components/routing/useUrlState';
import { textParam } from '@src/lib/url-state';
import { useContentText } from '../words';

const text = 'text';
const params = { part: textParam(text) };

/** A tab of the draft beside the text; its name has the translation key `part.<name>`. */
export interface DraftPart {
  name: string;
  count?: number;
  render: () => ReactNode;
}

interface DraftTabsProps {
  parts: readonly DraftPart[];
  /** The actions on the draft, beside the tabs. */
  actions: ReactNode;
  /** The text. */
  children: ReactNode;
}

/**
 * The text and the further tabs of a draft, on a phone a menu of them. The text stays mounted behind the others, so that its undo
 * history is not lost.
 */
export function DraftTabs({ parts, actions, children }: DraftTabsProps) {
  const { t } = useContentText();
  const { state, setState } = useUrlState(params);
  const isPhone = useIsPhone();
  const groupId = useId();
  const opened = parts.find(({ name }) => name === state.part);
  const value = opened?.name ?? text;
  const label = (name: string, count = 0): string =>
    count > 0 ? `${t(`part.${name}`)} (${count})` : t(`part.${name}`);
  const names = [{ name: text, count: 0 }, ...parts];
  const panel = isPhone
    ? ({ role: 'region', 'aria-label': label(value) } as const)
    : ({ role: 'tabpanel', 'aria-labelledby': `${groupId}-${value}` } as const);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: 2,
          mb: 1,
        }}
      >
        {isPhone ? (
          <PlaceMenu
            label={t('part.label')}
            places={names.map(({ name, count }) => ({ key: name, label: label(name, count) }))}
            current={value}
            onPick={(part) => setState({ part })}
          />
        ) : (
          <Tabs
            value={value}
            onChange={(_event, part: string) => setState({ part })}
            aria-label={t('part.label')}
            variant="scrollable"
            sx={{ minWidth: 0 }}
          >
            {names.map(({ name, count }) => (
              <Tab
                key={name}
                value={name}
                label={label(name, count)}
                id={`${groupId}-${name}`}
                aria-controls={`${groupId}-panel`}
              />
            ))}
          </Tabs>
        )}
        {actions}
      </Box>
      <Box id={`${groupId}-panel`} {...panel}>
        <Box sx={{ display: opened ? 'none' : 'block' }}>{children}</Box>
        {opened?.render()}
      </Box>
    </>
  );
}

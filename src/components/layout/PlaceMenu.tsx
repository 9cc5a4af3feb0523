import Button from '@mui/material/Button';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useMenu } from './useMenu';

/** A page or a part of a page: with `to` a link, else chosen by `onPick`. */
export interface Place {
  key: string;
  label: string;
  to?: string;
}

interface PlaceMenuProps {
  /** What the places are; the name of the button continues with the current one. */
  label: string;
  places: readonly Place[];
  /** The key of the current place. */
  current: string | undefined;
  onPick?: (key: string) => void;
}

/** Tabs where a row of them takes too much space: a button with the name of the current one, and a menu of all. */
export function PlaceMenu({ label, places, current, onPick }: PlaceMenuProps) {
  const menu = useMenu();
  const shown = places.find(({ key }) => key === current);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-label={`${label}: ${shown?.label ?? ''}`}
        endIcon={<ChevronDown aria-hidden />}
        onClick={menu.open}
        sx={{ minWidth: 0, px: 0.5, whiteSpace: 'nowrap' }}
      >
        {shown?.label ?? label}
      </Button>
      <Menu {...menu.props} slotProps={{ list: { 'aria-label': label } }}>
        {places.map((place) => (
          <MenuItem
            key={place.key}
            {...(place.to ? { component: Link, to: place.to } : {})}
            selected={place.key === current}
            aria-current={place.key === current ? 'page' : undefined}
            onClick={() => {
              menu.close();
              onPick?.(place.key);
            }}
          >
            <ListItemText>{place.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

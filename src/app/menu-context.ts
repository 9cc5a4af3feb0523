import { createContext } from 'react';
import type { NavItem } from './domain-registration';

/** The main menu, for pages of the domains: they cannot import the list of domains that contains them. */
export const MainMenuContext = createContext<readonly NavItem[]>([]);

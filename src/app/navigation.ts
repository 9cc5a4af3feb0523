import { domains } from './domains';

/** The main menu. */
export const mainMenu = domains.flatMap(({ menu = [] }) => menu);

/** Pages reached from the account menu and search. */
export const ownPages = domains.flatMap(({ ownPages: pages = [] }) => pages);

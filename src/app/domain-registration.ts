import type { LucideIcon } from 'lucide-react';
import type { TopicTagsByTopic } from '@src/api/topic-tags';
import type { AppRoute, RouteAccess } from '@src/lib/route-types';
import type { MenuCounterName } from '@src/store/slices/menu';
import type { AppDispatch, RootState } from '@src/store/reducer';

export interface NavItem {
  /** Translation key of its name. */
  title: string;
  path: string;
  icon: LucideIcon;
  access: RouteAccess;
  /** Translation key of other words that the search finds it by. */
  words?: string;
  /** The number beside it. */
  counter?: MenuCounterName;
  /** Prefetches the first data that the page shows. */
  ask?: () => Promise<(dispatch: AppDispatch, state: RootState) => void>;
}

/** What a domain adds to the workspace, in `app/<domain>/registration.ts`. */
export interface DomainRegistration {
  /** Its pages inside the frame. A section without pages is not listed: its address is not found. */
  readonly routes?: readonly AppRoute[];
  /** Its main menu entries, listed once their pages exist. */
  readonly menu?: readonly NavItem[];
  /** Its pages that the account menu and search link to. */
  readonly ownPages?: readonly NavItem[];
  /** The topics of change that it publishes, and the cached responses that each of them makes stale. */
  readonly topicTags?: TopicTagsByTopic;
}

import { createContext, useContext } from 'react';
import { type TOptions } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type ContentKind, contentPath } from '@src/content/content-kind';

/** The statistics of one kind of content: a plain value, which each kind that has some says once. */
export interface StatisticTab {
  readonly kind: ContentKind;
  /** Of the address, below `/statistic`. */
  readonly segment: string;
  /** Key of its name. */
  readonly title: string;
  /** Its place among the tabs: the first is where `/statistic` leads. */
  readonly order: number;
  /** Whether people may refuse, and be counted as such. */
  readonly hasRefusals: boolean;
  /** Whether its objects are looked through again by a date, and counted when it has passed. */
  readonly hasReviewDates: boolean;
  /** The page of an object where its author sees how far everybody is. */
  readonly reportPage: string;
}

/** The tab that is shown. */
export const StatisticTabContext = createContext<StatisticTab | null>(null);

/** The kind whose numbers these are. */
export function useStatisticTab(): StatisticTab {
  const tab = useContext(StatisticTabContext);
  if (!tab) throw new Error('statistics say of which kind they are');
  return tab;
}

export const statisticPath = ({ segment }: Pick<StatisticTab, 'segment'>) => `/statistic/${segment}`;

/** The page of one of its objects. */
export const objectPath = ({ kind }: StatisticTab, id: number, page: string) =>
  contentPath(kind, 'editor', id, page);

/** What the tab that is shown is called. */
export function useStatisticTabName(): string {
  const { title } = useStatisticTab();
  const { t } = useTranslation('statistics');
  return t(title);
}

/** Words of statistics as the kind says them: «Подписали» of a document, «Прошли» of anything else. */
export function useStatisticText() {
  const { kind } = useStatisticTab();
  const { t, i18n } = useTranslation(['statistics', 'reminders']);
  return {
    t: (key: string, options: TOptions = {}) => t(key, { context: kind.objectType, ...options }),
    i18n,
  };
}

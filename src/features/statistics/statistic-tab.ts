import { type ComponentType, createContext, useContext } from 'react';
import { type TOptions } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type ContentKind, contentPath } from '@src/content/content-kind';

/** The statistics of one content kind: a plain value, one for each kind that has statistics. */
export interface StatisticTab {
  readonly kind: ContentKind;
  /** The address segment below `/statistic`. */
  readonly segment: string;
  /** Translation key of its name. */
  readonly title: string;
  /** The position among the tabs; `/statistic` redirects to the first one. */
  readonly order: number;
  /** Whether people can refuse, which is counted separately. */
  readonly hasRefusals: boolean;
  /** Whether its objects have review dates, and overdue reviews are counted. */
  readonly hasReviewDates: boolean;
  /** The page of an object where its author sees everybody's progress. */
  readonly reportPage: string;
  /** The sections that only this tab has; lazy-loaded. */
  readonly Insights?: ComponentType;
}

/** The current tab. */
export const StatisticTabContext = createContext<StatisticTab | null>(null);

/** Returns the content kind of the current numbers. */
export function useStatisticTab(): StatisticTab {
  const tab = useContext(StatisticTabContext);
  if (!tab) throw new Error('statistics say of which kind they are');
  return tab;
}

export const statisticPath = ({ segment }: Pick<StatisticTab, 'segment'>) => `/statistic/${segment}`;

/** Returns the page of one of its objects. */
export const objectPath = ({ kind }: StatisticTab, id: number, page: string) =>
  contentPath(kind, 'editor', id, page);

/** Returns the name of the current tab. */
export function useStatisticTabName(): string {
  const { title } = useStatisticTab();
  const { t } = useTranslation('statistics');
  return t(title);
}

/** Returns the translations of statistics for the content kind: «Подписали» for documents, «Прошли» for anything else. */
export function useStatisticText() {
  const { kind } = useStatisticTab();
  const { t, i18n } = useTranslation(['statistics', 'reminders']);
  return {
    t: (key: string, options: TOptions = {}) => t(key, { context: kind.objectType, ...options }),
    i18n,
  };
}

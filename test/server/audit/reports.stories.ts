import { between, ledger } from '@server/modules/payment/ledger/ledger';
import { done, type Stories, type StoryWorld } from './story';

const SAVE_REPORT = 'mutation ($report: ReportInput!) { reportSave(report: $report) { id } }';
const A_REPORT = { name: 'Просрочки', source: 'obligations', columns: ['person'], state: 'overdue' };

const giveTokens = ({ admin, system }: StoryWorld, count: number) =>
  system((tx) =>
    ledger.post(tx, {
      ...{ organizationId: admin.organizationId, key: 'story:snapshot', kind: 'purchase', at: new Date() },
      lines: between('tokens', 'issued', BigInt(count), 'token'),
    }),
  );

const SAVE_VIEW = 'mutation ($view: StatisticViewInput!) { statisticViewSave(view: $view) { id } }';
const A_VIEW = { name: 'Склад', objectType: 'regulation', query: 'period=30' };

/** Calls that change saved reports and views. */
export const reportStories: Stories = {
  reportSave: {
    writes: ['create report'],
    call: () => ({ variables: { report: A_REPORT } }),
  },
  reportSnapshotCreate: {
    writes: ['create reportSnapshot', 'tokenWriteOff tokenReserve'],
    isLater: true,
    call: async (world) => {
      await giveTokens(world, 40);
      const { id } = await done<{ id: number }>(world, SAVE_REPORT, { report: A_REPORT });
      return { variables: { reportId: id, tokens: 40 } };
    },
  },
  statisticViewSave: {
    writes: ['create statisticView'],
    call: () => ({ variables: { view: { ...A_VIEW, name: 'Магазины' } } }),
  },
  statisticViewDelete: {
    writes: ['delete statisticView'],
    call: async (world) => {
      const { id } = await done<{ id: number }>(world, SAVE_VIEW, { view: A_VIEW });
      return { variables: { id } };
    },
  },
  reportDelete: {
    writes: ['delete report'],
    call: async (world) => {
      const { id } = await done<{ id: number }>(world, SAVE_REPORT, { report: A_REPORT });
      return { variables: { id } };
    },
  },
};

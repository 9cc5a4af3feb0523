import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/adaptation.graphql. */
export type AdaptationResolvers = DomainResolvers<{
  Query: 'adaptation' | 'adaptations' | 'today' | 'adaptationTemplates' | 'adaptationSamples' | 'adaptationTemplatePreview';
  Mutation: 'adaptationStart' | 'adaptationApply' | 'adaptationItemCreate' | 'adaptationItemUpdate' | 'adaptationItemDelete' | 'adaptationItemMark' | 'adaptationShift' | 'adaptationPause' | 'adaptationResume' | 'adaptationDecide' | 'adaptationTemplateSave' | 'adaptationTemplateArchive';
  User: 'adaptationCount' | 'trialPeriodTasks' | 'isAdaptionNotPassed';
  AdaptationRisk: 'level' | 'points' | 'reasons';
  AdaptationRiskReason: 'kind' | 'count' | 'points';
  AdaptationPage: 'person' | 'adaptation' | 'canAdd' | 'canManage';
  Adaptation: 'id' | 'template' | 'dateStart' | 'dateEnd' | 'status' | 'result' | 'decidedBy' | 'decidedAt' | 'comment' | 'pausedFrom' | 'pauseReason' | 'day' | 'days' | 'lanes' | 'entries' | 'progress' | 'moves' | 'updatedAt';
  AdaptationLanePerson: 'lane' | 'person' | 'isStandIn';
  AdaptationMove: 'from' | 'days' | 'isPause' | 'reason';
  AdaptationEntry: 'key' | 'item' | 'objectType' | 'lane' | 'title' | 'route' | 'day' | 'dueOn' | 'weight' | 'isOverdue' | 'doneAt' | 'doneBy' | 'turn' | 'canMark' | 'canEdit';
  AdaptationItem: 'id' | 'userId' | 'lane' | 'kind' | 'title' | 'text' | 'criterion' | 'weight' | 'dueOn' | 'doneAt' | 'grade' | 'comment' | 'updatedAt';
  AdaptationProgress: 'actual' | 'expected' | 'risk' | 'count' | 'overdueCount' | 'forecast' | 'points';
  AdaptationCount: 'done' | 'total';
  AdaptationPoint: 'date' | 'expected' | 'actual';
  AdaptationList: 'items' | 'count';
  AdaptationRow: 'id' | 'person' | 'dateStart' | 'dateEnd' | 'status' | 'result' | 'day' | 'days' | 'actual' | 'expected' | 'risk' | 'overdueCount' | 'forecast' | 'count';
  AdaptationTemplate: 'id' | 'name' | 'positions' | 'steps' | 'runningCount' | 'isArchive' | 'updatedAt';
  AdaptationTemplateName: 'id' | 'name';
  AdaptationStep: 'key' | 'day' | 'lane' | 'kind' | 'title' | 'text' | 'weight';
  AdaptationSample: 'key' | 'name' | 'steps';
  AdaptationTemplateEffect: 'people' | 'added' | 'changed' | 'removed' | 'kept';
  TodayPanel: 'mine' | 'mineCount' | 'waiting' | 'waitingCount';
  TodayTask: 'key' | 'kind' | 'objectType' | 'title' | 'route' | 'dueOn' | 'isOverdue' | 'itemId' | 'person';
}>;

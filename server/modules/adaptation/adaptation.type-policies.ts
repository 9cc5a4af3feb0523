import { guarded, open, partOf, type TypePolicies } from '@server/graphql/access/policies';
import { isAuthor } from '@server/graphql/access/rights';
import { seesPlan } from './adaptation.policy';

/** The read policies of adaptation. */
export const adaptationPolicies = {
  AdaptationPage: partOf('Query.adaptation', 'Mutation'),
  Adaptation: partOf('AdaptationPage'),
  AdaptationLanePerson: partOf('Adaptation'),
  AdaptationMove: partOf('Adaptation'),
  AdaptationEntry: partOf('Adaptation'),
  AdaptationItem: guarded<'AdaptationItem'>(async ({ userId }, context) => {
    const person = await context.loaders.user.load(userId);
    return person !== null && seesPlan(context, person);
  }),
  AdaptationProgress: partOf('Adaptation'),
  AdaptationRisk: partOf('AdaptationProgress', 'AdaptationRow'),
  AdaptationRiskReason: partOf('AdaptationRisk'),
  AdaptationPoint: partOf('AdaptationProgress'),
  AdaptationCount: partOf('AdaptationProgress', 'AdaptationRow', 'User'),
  AdaptationList: partOf('Query.adaptations'),
  AdaptationRow: partOf('AdaptationList'),
  AdaptationTemplate: guarded<'AdaptationTemplate'>((_, { signedIn }) => isAuthor(signedIn)),
  AdaptationTemplateName: partOf('Adaptation'),
  AdaptationStep: partOf('AdaptationTemplate', 'AdaptationSample'),
  /** Built in: the same for all organizations. */
  AdaptationSample: open,
  AdaptationTemplateEffect: partOf('Query.adaptationTemplatePreview'),
  TodayPanel: partOf('Query.today'),
  TodayTask: partOf('TodayPanel'),
} satisfies Partial<TypePolicies>;

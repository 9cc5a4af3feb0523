import { guarded, partOf, type TypePolicies } from '@server/graphql/access/policies';
import { regulationVisibility, seesSignature } from './regulations.visibility';

const { seesApproval, seesApprovalComment, seesComment, seesObject, seesVersion, worksOnText } =
  regulationVisibility;

/** Access policies for the contract types of regulations. */
export const regulationPolicies = {
  RegulationList: partOf('Query.regulations'),
  Regulation: guarded<'Regulation'>(({ id }, context) => seesObject(context, id), {
    // A person who hands a regulation over may no longer read it afterwards, but the response contains only what they have just
    // written.
    exceptAt: ['Mutation.regulationUpdate'],
  }),
  RegulationAbilities: partOf('Regulation'),
  RegulationVersion: guarded<'RegulationVersion'>((version, context) => seesVersion(context, version), {
    fields: { questions: { may: ({ objectId }, context) => worksOnText(context, objectId) } },
  }),
  RegulationQuestion: partOf('RegulationVersion.questions'),
  RegulationQuestionOption: partOf('RegulationQuestion'),
  GateQuestion: partOf('Regulation.gateQuestions', 'Mutation.regulationAnswer', 'Query.regulationRehearsal'),
  GateOption: partOf('GateQuestion'),
  VariableValue: partOf('RegulationVersion', 'RegulationSignature'),
  Clause: partOf('RegulationVersion', 'EducationVersion', 'ClauseChange'),
  ClauseChange: partOf('RegulationComparison', 'EducationComparison', 'TestQuestionSource'),
  RegulationComparison: partOf('Query.regulationCompare'),
  RegulationTemplate: partOf('Query.regulationTemplates'),
  RegulationImport: partOf('Mutation.regulationImport'),
  PublishPreview: partOf(
    'Mutation.regulationPublishPreview',
    'Mutation.educationPublishPreview',
    'Mutation.testPublishPreview',
    'Mutation.qualificationPublishPreview',
  ),
  PublishedChange: partOf('PublishPreview'),
  StaleQuestion: partOf('PublishPreview'),
  Approval: guarded<'Approval'>((approval, context) => seesApproval(context, approval), {
    fields: { comment: { may: (approval, context) => seesApprovalComment(context, approval) } },
  }),
  RegulationSignature: guarded<'RegulationSignature'>((signature, context) =>
    seesSignature(context, signature),
  ),
  RegulationSignatureList: partOf('Query.regulationSignatures'),
  SigningSpeed: partOf('Query.signingSpeed'),
  SigningSpeedBar: partOf('SigningSpeed'),
  QuickSignatureList: partOf('Query.quickSignatures'),
  QuickSignature: partOf('QuickSignatureList'),
  SignatureAnswer: partOf('RegulationSignature'),
  RegulationSigner: partOf('RegulationSignature', 'EvidenceRecord', 'IntegrityDoubt'),
  SignerAccount: partOf('RegulationSigner'),
  SignerChange: partOf('RegulationSigner'),
  RegulationTeam: partOf('Query.regulationTeam'),
  RegulationTeamRow: partOf('RegulationTeam'),
  RegulationComment: guarded<'RegulationComment'>((comment, context) => seesComment(context, comment)),
} satisfies Partial<TypePolicies>;

import type { DomainResolvers } from '@server/graphql/domain-resolvers';

/** The resolvers of graphql/schema/organization.graphql. */
export type OrganizationResolvers = DomainResolvers<{
  Query: 'organization' | 'organizationAbout' | 'organizationSetting';
  Mutation: 'organizationUpdate' | 'organizationSetupClose' | 'organizationSettingUpdate';
  Organization: 'id' | 'userId' | 'name' | 'activityText' | 'countEmployees' | 'formINN' | 'promoCode' | 'isActive' | 'isActiveSubscribe' | 'isPartner' | 'isFreePeriod' | 'refId' | 'suspenseDateEnd' | 'suspenseReason' | 'logo' | 'base' | 'video' | 'hiddenBlocks' | 'selfEditFields' | 'updatedAt';
  OrganizationVideo: 'details';
  VideoDetails: 'videoId' | 'path' | 'url';
  OrganizationSetting: 'organization' | 'formType' | 'formINN' | 'formKPP' | 'formOGRN' | 'formAddress' | 'formDirector' | 'formBank' | 'timezone' | 'lang' | 'workDays' | 'holidays' | 'adaptDays' | 'isRepetition' | 'accent' | 'evidenceEmails' | 'updatedAt';
  OrganizationBank: 'name' | 'bik' | 'account' | 'corr';
  OrganizationAbout: 'organization' | 'person' | 'startsAt' | 'adaptation' | 'leader' | 'mentor' | 'trainees' | 'admin' | 'newColleagues' | 'newColleaguesCount' | 'birthdays' | 'changes' | 'idealPicture' | 'setup' | 'tiles' | 'mayTakeSample';
  AboutAdaptation: 'day' | 'days' | 'dateEnd' | 'actual' | 'done' | 'total' | 'next';
  AboutTask: 'name' | 'route' | 'dueOn' | 'isOverdue';
  AboutBirthday: 'user' | 'date';
  AboutChange: 'regulationId' | 'name' | 'version' | 'summary' | 'publishedAt';
  AboutTiles: 'adapting' | 'overdue' | 'notSigned';
  SetupStep: 'key' | 'isDone' | 'isOptional';
  Content: 'id' | 'userId' | 'type' | 'name' | 'mime' | 'details';
  ContentDetails: 'path' | 'size' | 'formats';
  ContentFormats: '_150x150';
  ContentFormat: 'path' | 'size';
}>;

import type { Lang } from '@server/graphql/context';
import { groupBy } from '@server/modules/group-by';
import { type FooterLine, layOutEmail, type EmailPart } from '@server/mail/email-page';
import type { ReadyEmail } from '@server/mail/mail';
import { safeParams, withoutLinks } from '@server/mail/names';
import { emailText } from '@server/texts';
import type { Delivery } from './deliveries.repository';
import { contentOfNotification, type OwnTexts } from '../texts/notification-texts';
import { isNotificationType, type NotificationTypeName, notificationType } from '../notification-types';
import { whyText } from '../center/why';

/** The data of a notification and its receiver for an email. */
export type Notified = Pick<
  Delivery,
  'userId' | 'email' | 'name' | 'lang' | 'type' | 'params' | 'route' | 'reason' | 'ruleTitle'
>;

export interface EmailContext {
  publicUrl: string;
  organizationId: number;
  senderName: string;
  /** The organization's identity is not confirmed: its emails only say that there is a notification. */
  isPlain: boolean;
  own: OwnTexts;
  /** Returns the link by which the person unsubscribes from emails of these types with one click. */
  unsubscribeUrl: (userId: number, types: readonly NotificationTypeName[]) => string | null;
}

const SETTINGS = '/#/settings/setting-notifications';

/**
 * Returns those of the types that the person can unsubscribe from: legally required ones can only be switched off in the
 * settings.
 */
function optionalTypes(deliveries: readonly Notified[]): NotificationTypeName[] {
  const names = new Set(deliveries.map(({ type }) => type).filter(isNotificationType));
  return [...names].filter((name) => !notificationType(name).isRequired);
}

function addressed(writer: EmailContext, person: Notified, deliveries: readonly Notified[]) {
  const types = optionalTypes(deliveries);
  return {
    organizationId: writer.organizationId,
    to: person.email,
    senderName: writer.isPlain ? '' : writer.senderName,
    unsubscribeUrl: types.length > 0 ? writer.unsubscribeUrl(person.userId, types) : null,
  };
}

function footerOf(writer: EmailContext, lang: Lang, unsubscribeUrl: string | null, types = ''): FooterLine[] {
  return [
    { text: emailText(lang, 'settings'), url: `${writer.publicUrl}${SETTINGS}${types}` },
    ...(unsubscribeUrl ? [{ text: emailText(lang, 'unsubscribe'), url: unsubscribeUrl }] : []),
  ];
}

const greeting = (lang: Lang, name: string): EmailPart => ({
  kind: 'text',
  text: emailText(lang, 'greeting', { name: withoutLinks(name) }),
});

/** Says that something has happened, without any text written by its author. */
function plainEmail(writer: EmailContext, { lang, ...person }: Notified, route: string): ReadyEmail {
  const leader = addressed(writer, { lang, ...person }, []);
  const parts: EmailPart[] = [
    { kind: 'text', text: emailText(lang, 'notice.text') },
    { kind: 'button', text: emailText(lang, 'button'), url: `${writer.publicUrl}/#${route}` },
  ];
  return {
    ...leader,
    ...layOutEmail(lang, emailText(lang, 'notice.subject'), parts, footerOf(writer, lang, null)),
  };
}

/** Returns an email about one notification. */
export function notificationEmail(writer: EmailContext, delivery: Notified): ReadyEmail {
  if (writer.isPlain) return plainEmail(writer, delivery, delivery.route);
  const { lang, type, route, name } = delivery;
  const params = safeParams(delivery.params);
  const { title, body } = contentOfNotification(writer.own, type, lang, params);
  const leader = addressed(writer, delivery, [delivery]);
  const why = whyText(lang, delivery.reason, delivery.ruleTitle, params);
  const parts: EmailPart[] = [
    greeting(lang, name),
    { kind: 'text', text: body },
    { kind: 'button', text: emailText(lang, 'button'), url: `${writer.publicUrl}/#${route}` },
  ];
  const footer = [
    ...(why ? [{ text: emailText(lang, 'why', { reason: why }) }] : []),
    ...footerOf(writer, lang, leader.unsubscribeUrl, `?type=${type}`),
  ];
  return { ...leader, ...layOutEmail(lang, title, parts, footer) };
}

/** Returns one email about everything that has waited for the person, by section. */
export function digestEmail(
  writer: EmailContext,
  deliveries: readonly [Notified, ...Notified[]],
): ReadyEmail {
  const [first] = deliveries;
  if (writer.isPlain) return plainEmail(writer, first, '/');
  const { lang, name } = first;
  const sections = groupBy(deliveries, ({ type }) =>
    isNotificationType(type) ? notificationType(type).section : 'regulations',
  );
  const parts: EmailPart[] = [greeting(lang, name), { kind: 'text', text: emailText(lang, 'digest.text') }];
  for (const [section, items] of sections) {
    parts.push({ kind: 'heading', text: emailText(lang, `section.${section}`) });
    for (const item of items) {
      parts.push({
        kind: 'item',
        text: contentOfNotification(writer.own, item.type, lang, safeParams(item.params)).title,
        url: `${writer.publicUrl}/#${item.route}`,
        note: emailText(lang, 'why', { reason: whyText(lang, item.reason, item.ruleTitle, item.params) }),
      });
    }
  }
  const leader = addressed(writer, first, deliveries);
  const subject = emailText(lang, 'digest.subject', { count: deliveries.length });
  return { ...leader, ...layOutEmail(lang, subject, parts, footerOf(writer, lang, leader.unsubscribeUrl)) };
}

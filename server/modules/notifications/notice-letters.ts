import type { Lang } from '@server/graphql/context';
import { groupBy } from '@server/modules/group-by';
import { type FooterLine, layOutLetter, type LetterPart } from '@server/mail/letter-page';
import type { ReadyLetter } from '@server/mail/mail';
import { safeParams, withoutLinks } from '@server/mail/names';
import { letterText } from '@server/texts';
import type { Delivery } from './deliveries.repository';
import { noticeText, type OwnTexts } from './notice-texts';
import { isNotificationType, type NotificationTypeName, notificationType } from './notification-types';
import { whyText } from './why';

/** The data of a notification and its receiver for an email. */
export type Notified = Pick<
  Delivery,
  'userId' | 'email' | 'name' | 'lang' | 'type' | 'params' | 'route' | 'reason' | 'ruleTitle'
>;

export interface LetterWriter {
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

function addressed(writer: LetterWriter, person: Notified, deliveries: readonly Notified[]) {
  const types = optionalTypes(deliveries);
  return {
    organizationId: writer.organizationId,
    to: person.email,
    senderName: writer.isPlain ? '' : writer.senderName,
    unsubscribeUrl: types.length > 0 ? writer.unsubscribeUrl(person.userId, types) : null,
  };
}

function footerOf(writer: LetterWriter, lang: Lang, unsubscribeUrl: string | null, types = ''): FooterLine[] {
  return [
    { text: letterText(lang, 'settings'), url: `${writer.publicUrl}${SETTINGS}${types}` },
    ...(unsubscribeUrl ? [{ text: letterText(lang, 'unsubscribe'), url: unsubscribeUrl }] : []),
  ];
}

const greeting = (lang: Lang, name: string): LetterPart => ({
  kind: 'text',
  text: letterText(lang, 'greeting', { name: withoutLinks(name) }),
});

/** Says that something has happened, without any text written by its author. */
function plainLetter(writer: LetterWriter, { lang, ...person }: Notified, route: string): ReadyLetter {
  const head = addressed(writer, { lang, ...person }, []);
  const parts: LetterPart[] = [
    { kind: 'text', text: letterText(lang, 'notice.text') },
    { kind: 'button', text: letterText(lang, 'button'), url: `${writer.publicUrl}/#${route}` },
  ];
  return {
    ...head,
    ...layOutLetter(lang, letterText(lang, 'notice.subject'), parts, footerOf(writer, lang, null)),
  };
}

/** Returns an email about one notification. */
export function noticeLetter(writer: LetterWriter, delivery: Notified): ReadyLetter {
  if (writer.isPlain) return plainLetter(writer, delivery, delivery.route);
  const { lang, type, route, name } = delivery;
  const params = safeParams(delivery.params);
  const { title, body } = noticeText(writer.own, type, lang, params);
  const head = addressed(writer, delivery, [delivery]);
  const why = whyText(lang, delivery.reason, delivery.ruleTitle, params);
  const parts: LetterPart[] = [
    greeting(lang, name),
    { kind: 'text', text: body },
    { kind: 'button', text: letterText(lang, 'button'), url: `${writer.publicUrl}/#${route}` },
  ];
  const footer = [
    ...(why ? [{ text: letterText(lang, 'why', { reason: why }) }] : []),
    ...footerOf(writer, lang, head.unsubscribeUrl, `?type=${type}`),
  ];
  return { ...head, ...layOutLetter(lang, title, parts, footer) };
}

/** Returns one email about everything that has waited for the person, by section. */
export function digestLetter(
  writer: LetterWriter,
  deliveries: readonly [Notified, ...Notified[]],
): ReadyLetter {
  const [first] = deliveries;
  if (writer.isPlain) return plainLetter(writer, first, '/');
  const { lang, name } = first;
  const sections = groupBy(deliveries, ({ type }) =>
    isNotificationType(type) ? notificationType(type).section : 'regulations',
  );
  const parts: LetterPart[] = [greeting(lang, name), { kind: 'text', text: letterText(lang, 'digest.text') }];
  for (const [section, items] of sections) {
    parts.push({ kind: 'heading', text: letterText(lang, `section.${section}`) });
    for (const item of items) {
      parts.push({
        kind: 'item',
        text: noticeText(writer.own, item.type, lang, safeParams(item.params)).title,
        url: `${writer.publicUrl}/#${item.route}`,
        note: letterText(lang, 'why', { reason: whyText(lang, item.reason, item.ruleTitle, item.params) }),
      });
    }
  }
  const head = addressed(writer, first, deliveries);
  const subject = letterText(lang, 'digest.subject', { count: deliveries.length });
  return { ...head, ...layOutLetter(lang, subject, parts, footerOf(writer, lang, head.unsubscribeUrl)) };
}

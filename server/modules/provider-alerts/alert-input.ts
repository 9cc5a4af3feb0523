import { alertSchema } from '@domain/provider-alerts/alert';
import { checkInput } from '@server/modules/check-input';
import { isWebAddress } from '@domain/web-address';
import { AppError } from '@server/errors';
import type { ProviderAlertInput } from '@server/graphql/generated/types';
import type { AlertButton, ProviderAlertRow } from './provider-alerts.tables';

/** A page of this application, from its root: nothing that a browser takes for another host. */
const PAGE = /^\/(?![/\\])[^\s\\]*$/;

interface ButtonTexts {
  buttonUrl: string;
  buttonRu: string;
  buttonEn: string;
}

function checkedButton({ buttonRu: ru, buttonEn: en, buttonUrl: url }: ButtonTexts): AlertButton | null {
  if (url === '') {
    if (ru !== '' || en !== '') throw new AppError('validation.required', { field: 'buttonUrl' });
    return null;
  }
  if (!PAGE.test(url) && !isWebAddress(url)) throw new AppError('validation.url', { field: 'buttonUrl' });
  return { label: { ru, en }, url };
}

type CheckedAlert = Pick<
  ProviderAlertRow,
  'message' | 'button' | 'level' | 'people' | 'audience' | 'isNotified' | 'startAt' | 'endAt'
>;

/** Returns the checked message as it is stored. @throws {AppError} validation.* and alert.past for their fields */
export function checkedAlert(input: ProviderAlertInput, now: Date): CheckedAlert {
  const { audience, level, isNotified } = input;
  const startAt = input.startAt && input.startAt > now ? input.startAt : now;
  const endAt = input.endAt ?? null;
  if (endAt !== null && endAt <= startAt) throw new AppError('alert.past', { field: 'endAt' });
  const { messageRu, messageEn, ...button } = checkInput(alertSchema, input);
  return {
    message: { ru: messageRu, en: messageEn },
    button: checkedButton(button),
    ...{ level, isNotified, audience, startAt, endAt },
    people: audience.people,
  };
}

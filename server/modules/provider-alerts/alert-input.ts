import { isWebAddress } from '@domain/web-address';
import limits from '@graphql/limits.json';
import { AppError } from '@server/errors';
import type { ProviderAlertInput } from '@server/graphql/generated/types';
import { checkLine, checkText } from '@server/modules/checks';
import type { AlertButton, ProviderAlertRow } from './provider-alerts.tables';

/** A page of this application, from its root: nothing that a browser takes for another host. */
const PAGE = /^\/(?![/\\])[^\s\\]*$/;

const { message: MESSAGE, button: BUTTON, url: URL_LENGTH } = limits.providerAlert;

function checkedButton({ buttonRu, buttonEn, buttonUrl }: ProviderAlertInput): AlertButton | null {
  const url = checkLine(buttonUrl ?? '', { field: 'buttonUrl', max: URL_LENGTH });
  const ru = checkLine(buttonRu ?? '', { field: 'buttonRu', max: BUTTON, isRequired: url !== '' });
  const en = checkLine(buttonEn ?? '', { field: 'buttonEn', max: BUTTON });
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
  return {
    message: {
      ru: checkText(input.messageRu, { field: 'messageRu', max: MESSAGE, isRequired: true }),
      en: checkText(input.messageEn ?? '', { field: 'messageEn', max: MESSAGE }),
    },
    button: checkedButton(input),
    ...{ level, isNotified, audience, startAt, endAt },
    people: audience.people,
  };
}

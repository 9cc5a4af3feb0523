import { object } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';
import limits from '@graphql/limits.json';

const { message, button, url } = limits.providerAlert;

/** A button needs a label in Russian. */
export const alertSchema = object({
  messageRu: rules.required(message),
  messageEn: rules.text(message),
  buttonUrl: rules.line(url),
  buttonRu: rules.line(button).when('buttonUrl', {
    is: (address: string | undefined) => Boolean(address),
    then: (label) => label.required(ruleMessage('required')),
  }),
  buttonEn: rules.line(button),
});

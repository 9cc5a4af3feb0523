import limits from '@graphql/limits.json';
import { object } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';

/** Asks for the password again, because somebody at an open workspace is not necessarily its user. */
export const passwordProofSchema = object({
  password: rules.password().min(0).required(ruleMessage('required')),
});

/** The authenticator code. */
export const codeProofSchema = object({ code: rules.required(limits.secondCode) });

/** Both. */
export const passwordAndCodeSchema = passwordProofSchema.concat(codeProofSchema);

/** A new email, and the user's password. */
export const emailWishSchema = passwordProofSchema.concat(
  object({ email: rules.email().required(ruleMessage('required')) }),
);

import { object, string } from 'yup';
import { ruleMessage } from '@domain/validation/messages';
import { rules } from '@domain/validation/rules';

export const resumeSchema = object({ on: rules.storedDate() });
export const applySchema = object({ templateId: string().required(ruleMessage('required')) });

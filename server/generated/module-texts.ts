import faqRu from '@server/modules/faq/texts.ru.json';
import faqEn from '@server/modules/faq/texts.en-us.json';

/** Written by `npm run codegen` from every `texts.<language>.json` of a module. */
export const moduleTexts = {
  "ru": {
    changes: { ...faqRu.changes },
    enums: {  },
  },
  "en-us": {
    changes: { ...faqEn.changes },
    enums: {  },
  },
};

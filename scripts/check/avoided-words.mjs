// Words that the texts avoid, with what they say instead: docs/glossary.md, «Words on the screen».
const AVOIDED = {
  ru: [
    [/отдел[а-я]* (кадров|персонала)|(?<![а-яё])кадр(ы|ам|ов)(?![а-яё])/i, 'кадровая служба'],
    [/(?<![а-яё])HR(?![а-яё])/, 'кадровая служба'],
    [/Мой ход/, 'Мои шаги'],
    [/Требуется повторно/, 'Подписать изменения'],
    [/Медиан/, 'Обычно'],
    [/[„“]/, '«…»'],
    [/e-?mail|имейл/i, 'почта'],
  ],
  'en-us': [
    [/\bcabinet/i, 'workspace'],
    [/\bsubdivision/i, 'department'],
    [/\b(a|the|this|your|by|new) letters?\b|^Letters (wait|will|that|can)|\bletters like\b/i, 'email'],
    [/\be-mail/i, 'email'],
    [/\bstatute\b/i, 'company policy'],
    [/\brun out\b|\bruns out\b/i, 'expire'],
    [/\bDangerous actions\b/, 'Danger zone'],
    [/\bmend(ed)?\b/i, 'fix'],
    [/\b(colour|organis|favour|programme)/i, 'US spelling'],
  ],
};

/** Search knows what people may type, and the landing names whom it is for. */
const EXEMPT = /^(search|ideal):|^auth:landing\.audience\.hr\.title$/;

/** What is wrong with a text of this language; null: nothing. */
export function avoidedWord(language, namespace, key, text) {
  if (EXEMPT.test(`${namespace}:${key}`)) return null;
  // Names of placeholders are the code's.
  const words = text.replaceAll(/\{\{.*?\}\}/g, '');
  const found = AVOIDED[language].find(([pattern]) => pattern.test(words));
  return found ? `say «${found[1]}»` : null;
}

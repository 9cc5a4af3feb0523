import { plainText } from '@src/lib/plain-text-policy';

test.each(['05.03.2027', 'ДД.ММ.ГГГГ', ''])('text without markup is let through: «%s»', (text) => {
  expect(plainText(text)).toBe(text);
});

test.each(['<img src=x onerror=alert(1)>', 'a > b', '&lt;script&gt;'])(
  'what could be markup is not: «%s»',
  (text) => {
    expect(plainText(text)).toBeNull();
  },
);

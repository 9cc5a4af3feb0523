import { plainText } from '@src/lib/plain-text-policy';

test.each(['05.03.2027', 'ДД.ММ.ГГГГ', ''])('text without markup is accepted: «%s»', (text) => {
  expect(plainText(text)).toBe(text);
});

test.each(['<img src=x onerror=alert(1)>', 'a > b', '&lt;script&gt;'])(
  'possible markup is rejected: «%s»',
  (text) => {
    expect(plainText(text)).toBeNull();
  },
);

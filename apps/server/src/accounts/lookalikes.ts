// Characters that look like another one: Latin, Cyrillic, Greek and a few others, after Unicode's confusables.
// Compatibility forms (full-width, mathematical, ligatures) are not listed: normalization replaces them first.

/** By the character that they look like. Each is in one group only. */
export const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'АаΑαɑᴀ⍺',
  b: 'ВвЬьΒʙƄƅ',
  c: 'СсϹϲᴄ',
  d: 'ԀԁᴅƊɖ',
  e: 'ЕеΕεᴇЄєɛҽҼ',
  f: 'ϜꜰſƒẝꞘꞙ',
  g: 'ɡɢԌԍƍ',
  h: 'НнҺһΗʜ',
  i: 'іιıɪɩꙇ',
  j: 'ЈјϳᴊͿȷ',
  k: 'КкΚκᴋĸ',
  l: 'I1|ІӀӏΙǀʟƖ∣│',
  m: 'МмΜᴍϺϻ',
  n: 'ΝηпПΠπɴᴨ',
  o: '0ОоΟοσᴏᴑՕօ',
  p: 'РрΡρᴘƿ',
  q: 'Ԛԛ',
  r: 'гГΓʀᴦ',
  s: 'Ѕѕꜱ',
  t: 'ТтΤτᴛ',
  u: 'υᴜʋս',
  v: 'Ѵѵνᴠ',
  w: 'ԜԝωᴡѡѠɯ',
  x: 'ХхΧχ×',
  y: 'УуΥγүҮʏɣ',
  z: 'Ζᴢ',
  æ: 'ӔӕᴁÆ',
  ə: 'ӘәǝƏƎ',
  ß: 'βꞵẞ',
  и: 'Иᴎ',
  л: 'Лᴫ',
  ф: 'ФφΦ',
  я: 'Яᴙ',
  θ: 'ΘѲѳӨөƟɵ',
  ψ: 'ΨѰѱ',
  '2': 'ƧƨϨϩ',
  '3': 'ЗзƷʒᴣȜȝӠӡ',
  '5': 'Ƽƽ',
  '6': 'б',
  '8': 'Ȣȣ',
  '-': '‐‑‒–—―−',
  "'": '’‘ʼʹ′`´ʻ',
};

const TAKEN_FOR = new Map(Object.entries(LOOKALIKES).flatMap(([one, alike]) => [...alike].map((char) => [char, one])));
/** Pairs of letters that look like one. */
const PAIRS: readonly [RegExp, string][] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
];

const fold = (text: string): string => [...text].map((char) => TAKEN_FOR.get(char) ?? char).join('');

/** A name with its lookalikes replaced, without case. */
export function skeletonOf(name: string): string {
  // Some lookalikes decompose into another letter; others are found only after that, or in lower case.
  const plain = fold(fold(fold(name).normalize('NFKD')).toLowerCase());
  return PAIRS.reduce((text, [pair, one]) => text.replace(pair, one), plain).normalize('NFC');
}

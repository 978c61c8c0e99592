import { describe, expect, it } from 'vitest';
import { checkProse, findProse } from './check-prose.ts';

const words = 'word '.repeat(24);

describe('comments and documents are plain', () => {
  it('every file passes the check', () => {
    expect(checkProse()).toEqual([]);
  });

  it.each([
    ['a.ts', `// ${words}`],
    ['a.tsx', `  /** ${words}*/`],
    ['a.css', `/*\n${words}${words}\n*/`],
    ['a.ts', '// The caller closes it, or whoever made it.'],
    ['a.ts', `const rows = read(); ${'//'} read anew`],
    ['a.tsx', '/**\n * Waits so many seconds.\n */'],
    ['a.md', 'Deals the cards anew.'],
  ])('the check finds in %s: %s', (file, source) => {
    expect(findProse(file, source)).toHaveLength(1);
  });

  it.each([
    ['a.ts', `// ${words}`.slice(0, 120)],
    ['a.ts', `const text = '${words}';`],
    ['a.ts', "it('is open to whoever asks', () => {});"],
    ['a.ts', "/* One. */\nit('is open to whoever asks', () => {});"],
    ['a.ts', '// A newer version renews it.'],
    ['a.md', words.repeat(2)],
  ])('the check lets pass in %s: %s', (file, source) => {
    expect(findProse(file, source)).toEqual([]);
  });
});

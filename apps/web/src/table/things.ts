// Finds things on the table by what a sentence, a step or a mark refers to, and sets an attribute on them. React does
// not know the attribute, so it survives a render of the same element.

/** A card or tile is a piece wherever it lies; a seat, a hex or an action is a place; the rest can be pointed at. */
export function thingsOf(ref: string): HTMLElement[] {
  if (!/^[\w:.-]+$/.test(ref)) return [];
  const [kind, name] = ref.split(':');
  const piece = kind === 'ravager' ? `card:${name}` : ref;
  const marks = [`[data-piece="${piece}"]`, `[data-target="${ref}"]`, `[data-place="${ref}"]`];
  const things = document.querySelectorAll<HTMLElement>(marks.map((mark) => `.table ${mark}`).join(','));
  // The picture of a step is not the thing itself.
  return [...things].filter((thing) => thing.closest('.told') === null);
}

/** Sets `data-NAME` on the things and removes it from all others. Returns what removes it. */
export function markThings(name: 'told' | 'marked' | 'ghost', refs: readonly string[]): () => void {
  const things = refs.flatMap(thingsOf);
  for (const thing of things) thing.dataset[name] = '';
  return () => {
    for (const thing of things) delete thing.dataset[name];
  };
}

const NAMED = 'named';

/** Marks what is named; null takes the marks away. */
export function highlight(ref: string | null): void {
  for (const element of document.querySelectorAll(`.${NAMED}`)) element.classList.remove(NAMED);
  if (ref === null) return;
  for (const element of thingsOf(ref)) element.classList.add(NAMED);
}

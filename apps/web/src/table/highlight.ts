// Marks a thing on the table while its name in the log is pointed at.

const NAMED = 'named';

/** A card or tile is a piece wherever it lies; a seat, a hex or an action is a place; the rest can be pointed at. */
function elementsOf(ref: string): NodeListOf<Element> {
  const [kind, name] = ref.split(':');
  const piece = kind === 'ravager' ? `card:${name}` : ref;
  const marks = [`[data-piece="${piece}"]`, `[data-target="${ref}"]`, `[data-place="${ref}"]`];
  return document.querySelectorAll(marks.map((mark) => `.table ${mark}`).join(','));
}

/** Marks what is named; null takes the marks away. */
export function highlight(ref: string | null): void {
  for (const element of document.querySelectorAll(`.${NAMED}`)) element.classList.remove(NAMED);
  if (ref === null || !/^[\w:.-]+$/.test(ref)) return;
  for (const element of elementsOf(ref)) element.classList.add(NAMED);
}

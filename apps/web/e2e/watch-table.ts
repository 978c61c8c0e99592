// What tests read from the table: what glows and where, and the dialogs. These functions run in the browser, so they
// use nothing from outside themselves.

export interface GlowingSpot {
  target: string;
  /** Its accessible name. */
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** A point of it that a click would reach; null if it is out of sight or covered. */
  point: { x: number; y: number } | null;
  /** Whether that point is its middle. */
  isMiddle: boolean;
  /** Whether a second tap makes the move. */
  isArmed: boolean;
}

/** The present decision of the table. */
export type Waiting = 'decide' | 'handover' | 'question' | 'score' | 'dialog' | 'elsewhere' | 'broken' | null;

export interface Seen {
  waiting: Waiting;
  glowing: GlowingSpot[];
  chosen: string[];
  /** Counts the changes of what glows. */
  changes: number;
  /** The page's message when it is broken or storage fails. */
  trouble: string;
}

declare global {
  interface Window {
    tableChanges: number;
    /** Counts all changes of the page: without one, a look at it finds what it found before. */
    pageChanges: number;
    seeTable: typeof seeTable;
  }
}

/** Counts changes of what glows, of the prompt and of moves that are sent; hovering does not count. */
export function watchTable(): void {
  window.tableChanges = 0;
  window.pageChanges = 0;
  const matters = (node: Node): boolean =>
    node instanceof Element &&
    (node.matches('[data-target],[role]') || node.querySelector('[data-target],[role$="dialog"]') !== null);
  const isPrompt = (node: Node): boolean =>
    (node instanceof Element ? node : node.parentElement)?.closest('.prompt-title,.prompt-text') != null;
  new MutationObserver((records) => {
    window.pageChanges++;
    const isChange = records.some(({ type, attributeName, target, addedNodes, removedNodes }) =>
      type === 'attributes'
        ? /^(class|aria-busy)$/.test(attributeName!) && (target as Element).matches('[data-target],main.table')
        : isPrompt(target) || [...addedNodes, ...removedNodes].some(matters),
    );
    if (isChange) window.tableChanges++;
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
}

export function seeTable(): Seen {
  const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);
  const isGlowing = '.spot-next,.spot-hinted,.spot-armed';

  const pointOf = (element: Element, { left, top, width, height }: DOMRect) => {
    // The middle first, then any point that is not covered.
    const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
    for (const across of shares)
      for (const down of shares) {
        const x = left + width * across;
        const y = top + height * down;
        const hit = document.elementFromPoint(x, y);
        if (hit && element.contains(hit)) return { point: { x, y }, isMiddle: across === 0.5 && down === 0.5 };
      }
    return { point: null, isMiddle: false };
  };

  // A small screen has some things twice: dice on the ship and beside the prompt, others on the board and in the list
  // of choices. The one that can be tapped counts, else a visible one.
  const found = new Map<string, { element: HTMLElement; rank: number }>();
  for (const element of document.querySelectorAll<HTMLElement>('.table [data-target]')) {
    if (!element.matches(isGlowing)) continue;
    const target = element.dataset['target']!;
    const isShown = element.getClientRects().length > 0;
    const rank = !isShown ? 0 : pointOf(element, element.getBoundingClientRect()).point ? 2 : 1;
    if (rank > (found.get(target)?.rank ?? -1)) found.set(target, { element, rank });
  }
  const glowing = [...found].map(([target, { element }]) => {
    const box = element.getBoundingClientRect();
    return {
      target,
      name: element.getAttribute('aria-label') ?? element.textContent ?? '',
      x: box.left,
      y: box.top,
      width: box.width,
      height: box.height,
      ...pointOf(element, box),
      isArmed: element.matches('.spot-armed'),
    };
  });
  const chosen = [...document.querySelectorAll<HTMLElement>('.table .spot-chosen')].map(
    (element) => element.dataset['target']!,
  );
  const waiting = (): Waiting => {
    if (find('.crash')) return 'broken';
    if (find('.handover')) return 'handover';
    if (find('[role="alertdialog"]')) return 'question';
    if (find('.score-sheet')) return 'score';
    if (find('[role="dialog"]')) return 'dialog';
    // A move is sent: what glows belongs to the decision before.
    if (find('main.table[aria-busy="true"]')) return null;
    if (glowing.length > 0) return 'decide';
    return find('.page') ? 'elsewhere' : null;
  };
  return {
    waiting: waiting(),
    glowing,
    chosen,
    changes: window.tableChanges,
    trouble: find('.crash')?.textContent ?? find('.trouble')?.textContent ?? '',
  };
}

/** Waits for a decision after more than this number of changes. Null on timeout. */
export async function settleTable({ since, patience }: { since: number; patience: number }): Promise<Seen | null> {
  const before = performance.now();
  let looked = -1;
  // Looking takes long and holds up the page: only after a change, and closely only where something may be asked.
  const isAsked = (): boolean =>
    document.querySelector('.crash,.handover,.score-sheet,.page,[role="dialog"],[role="alertdialog"]') !== null ||
    (document.querySelector('main.table[aria-busy="true"]') === null &&
      document.querySelector('.table :is(.spot-next,.spot-hinted,.spot-armed)') !== null);
  while (performance.now() - before < patience) {
    const isNew = window.pageChanges !== looked;
    looked = window.pageChanges;
    if (isNew && window.tableChanges > since && isAsked()) {
      const seen = window.seeTable();
      if (seen.waiting !== null) return seen;
    }
    await new Promise((resolve) => setTimeout(resolve, 8));
  }
  return null;
}

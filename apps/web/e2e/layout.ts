// What can be wrong with a page's layout, found out in the page itself.

export interface CutText {
  text: string;
  /** The element that cuts it off. */
  by: string;
  /** Pixels that are missing. */
  missing: number;
}

/** Texts that are cut off and cannot be scrolled to. */
export function findCutTexts(): CutText[] {
  const SLACK = 2;
  const cut: CutText[] = [];
  const nameOf = (element: Element): string =>
    `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`.replace(/\.$/, '');
  const isHiddenOnPurpose = (element: Element): boolean =>
    element.closest('.visually-hidden,.skip-link,[aria-hidden="true"],select,option,svg,noscript,.flights') !== null;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || !parent || isHiddenOnPurpose(parent) || !parent.checkVisibility({ visibilityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    let isScrolled = false;
    for (let around: HTMLElement | null = parent; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
      if (scrolls(style.overflowX) || scrolls(style.overflowY)) isScrolled = true;
      // What is beyond a part that scrolls can be scrolled to.
      if (isScrolled) break;
      const edge = around.getBoundingClientRect();
      const clips = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
      const isButton = around.matches('button,.button,a.button,summary');
      const across = clips(style.overflowX) || isButton ? Math.max(edge.left - box.left, box.right - edge.right) : 0;
      const down = clips(style.overflowY) || isButton ? Math.max(edge.top - box.top, box.bottom - edge.bottom) : 0;
      const missing = Math.max(across, down);
      if (missing > SLACK) cut.push({ text: text.slice(0, 60), by: nameOf(around), missing: Math.round(missing) });
      if (style.position === 'fixed') break;
    }
    const beyond = Math.max(-box.left, box.right - document.documentElement.clientWidth);
    if (!isScrolled && beyond > SLACK)
      cut.push({ text: text.slice(0, 60), by: 'the window', missing: Math.round(beyond) });
  }
  return cut;
}

/** Words that are broken without a hyphen, within `selector`. */
export function findBrokenWords(selector: string): string[] {
  const broken: string[] = [];
  for (const element of document.querySelectorAll(selector)) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement!.closest('.visually-hidden')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
        // A soft hyphen is a place to break at.
        if (word.includes('\u00ad')) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
  }
  return broken;
}

/** Texts (by selector) that overlap what another selector finds. */
export function findOverlaps([texts, others]: readonly [texts: string, others: string]): string[] {
  const boxes = [...document.querySelectorAll(others)].map((element) => element.getBoundingClientRect());
  return [...document.querySelectorAll(texts)].flatMap((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const isOn = [...range.getClientRects()].some((line) =>
      boxes.some(
        (box) =>
          Math.min(box.right, line.right) - Math.max(box.left, line.left) > 1 &&
          Math.min(box.bottom, line.bottom) - Math.max(box.top, line.top) > 1,
      ),
    );
    return isOn ? [element.textContent ?? ''] : [];
  });
}

export interface Room {
  /** Pixels by which the page is wider and higher than the window. */
  across: number;
  down: number;
}

export function findOverflow(): Room {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.scrollingElement!;
  return { across: scrollWidth - clientWidth, down: scrollHeight - clientHeight };
}

export interface Covered {
  target: string;
  by: string;
  /** Part of its middle that belongs to the other. */
  share: number;
}

/** Glowing things whose middle is covered by other glowing things. */
export function findCovered(): Covered[] {
  const covered: Covered[] = [];
  const POINTS = [0.25, 0.375, 0.5, 0.625, 0.75];
  for (const element of document.querySelectorAll<HTMLElement>('.table .spot-next, .table .move-button')) {
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const taken = new Map<string, number>();
    for (const across of POINTS)
      for (const down of POINTS) {
        const hit = document.elementFromPoint(left + width * across, top + height * down);
        const other = hit?.closest<HTMLElement>('.spot-next,.move-button');
        if (!other || other === element || element.contains(other)) continue;
        const name = other.dataset['target'] ?? 'a button';
        taken.set(name, (taken.get(name) ?? 0) + 1);
      }
    for (const [by, times] of taken)
      covered.push({ target: element.dataset['target'] ?? '', by, share: times / POINTS.length ** 2 });
  }
  return covered;
}

export interface Small {
  target: string;
  width: number;
  height: number;
}

/** Glowing things whose hit area is smaller than this many pixels. It may be larger than the drawing. */
export function findSmall(least: number): Small[] {
  const small: Small[] = [];
  for (const element of document.querySelectorAll<HTMLElement>('.table .spot-next, .table .move-button')) {
    if (element.getClientRects().length === 0) continue;
    element.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const reach = (dx: number, dy: number): number => {
      let far = 0;
      for (; far < least; far++) {
        const hit = document.elementFromPoint(left + width / 2 + dx * far, top + height / 2 + dy * far);
        if (!hit || !element.contains(hit)) break;
      }
      return far;
    };
    const across = Math.max(width, reach(-1, 0) + reach(1, 0));
    const down = Math.max(height, reach(0, -1) + reach(0, 1));
    if (Math.min(across, down) < least - 1)
      small.push({ target: element.dataset['target'] ?? '', width: Math.round(across), height: Math.round(down) });
  }
  return small;
}

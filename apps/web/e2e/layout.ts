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

/** Areas of the table that lie on each other. */
export function findMeetingAreas(): string[] {
  const AREAS =
    '.deck-plan,.space,.countdown,.part-display,.part-board,.players,.standings,.prompt,.dice-dock,.tabs,.table-menu,.log';
  const shown = [...document.querySelectorAll<HTMLElement>(AREAS)].flatMap((area) => {
    const scroller = area.closest('.part-ship, .part-space')?.getBoundingClientRect();
    const { left, right, top, bottom, width } = area.getBoundingClientRect();
    if (width === 0 || !area.checkVisibility()) return [];
    // As much of it as its part of the table shows.
    const seen = { top: Math.max(top, scroller?.top ?? top), bottom: Math.min(bottom, scroller?.bottom ?? bottom) };
    return [{ area, left, right, ...seen }];
  });
  return shown.flatMap((one, i) =>
    shown.slice(i + 1).flatMap((other) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across <= 1 || down <= 1) return [];
      return [
        `.${one.area.classList} lies on .${other.area.classList}: ${Math.round(across)} × ${Math.round(down)} px`,
      ];
    }),
  );
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

/**
 * Things that can be pointed at whose middle is covered by others. What is scrolled out of sight does not count, nor
 * what lies in a pile.
 */
export function findCovered(): Covered[] {
  // A skip link is drawn while it has the focus.
  const POINTABLE = ':is(.spot,button,a[href],input,[data-tip],[data-tip-text]):not(.skip-link)';
  const PILES = '.log,.bay-ravagers,.hex';
  const MIDDLE_AND_CORNERS = [0.3, 0.7].flatMap((x) => [0.3, 0.7].map((y) => [x, y] as const)).concat([[0.5, 0.5]]);
  /** A box that covers two of these covers the middle or a corner too; a single one of the nine points is allowed. */
  const EDGES = [0.3, 0.7].flatMap((x) => [[x, 0.5] as const, [0.5, x] as const]);
  const covered: Covered[] = [];
  const nameOf = (element: HTMLElement): string =>
    element.dataset['target'] ?? element.dataset['tip'] ?? element.getAttribute('aria-label') ?? element.className;
  // What is spread out over the table covers it on purpose.
  const layer = document.querySelector('.hand-spread .hand-cards');
  interface Frame {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  const frames = new Map<Element, Frame>();
  /** What can be seen through the parts around an element that cut off or scroll. */
  const frameOf = (element: Element | null): Frame => {
    if (!element) return { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const known = frames.get(element);
    if (known) return known;
    const outer = frameOf(element.parentElement);
    const box = getComputedStyle(element).overflowY === 'visible' ? outer : element.getBoundingClientRect();
    const frame = {
      left: Math.max(outer.left, box.left),
      top: Math.max(outer.top, box.top),
      right: Math.min(outer.right, box.right),
      bottom: Math.min(outer.bottom, box.bottom),
    };
    frames.set(element, frame);
    return frame;
  };
  for (const element of document.querySelectorAll<HTMLElement>(`.table ${POINTABLE}`)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || (layer && !layer.contains(element))) continue;
    const frame = frameOf(element.parentElement);
    const pile = element.closest(PILES);
    const taken = new Map<string, number>();
    const lookAt = (points: readonly (readonly [number, number])[]): void => {
      for (const [across, down] of points) {
        const [x, y] = [left + width * across, top + height * down];
        if (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom) continue;
        const other = document.elementFromPoint(x, y)?.closest<HTMLElement>(POINTABLE);
        if (!other || element.contains(other) || other.contains(element) || pile?.contains(other)) continue;
        // What is below a bar at the edge of the window can be scrolled from there.
        const bar = other.closest('.ways, .move-buttons');
        if (bar && getComputedStyle(bar).position === 'sticky') continue;
        taken.set(nameOf(other), (taken.get(nameOf(other)) ?? 0) + 1);
      }
    };
    lookAt(MIDDLE_AND_CORNERS);
    if (taken.size > 0) lookAt(EDGES);
    for (const [by, times] of taken) covered.push({ target: nameOf(element), by, share: times / 9 });
  }
  return covered;
}

/**
 * Texts whose letters are smaller than `least` pixels. Numbers in drawings may be smaller, but not than `drawn`: the
 * tooltip says them. Miniatures of cards and tiles do not count.
 */
export function findSmallTexts({ least, drawn }: { least: number; drawn: number }): string[] {
  const MINIATURES = '.bay-ravager,.slot-card,.hex-card,.stack > .tile,.deck > svg,.other-board,.beside,.icon,.flights';
  const small = new Set<string>();
  const walker = document.createTreeWalker(document.querySelector('.table') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (text === '' || !parent || parent.closest(`.visually-hidden,title,${MINIATURES}`)) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    const scale = parent instanceof SVGGraphicsElement ? (parent.getScreenCTM()?.a ?? 1) : null;
    const pixels = Number.parseFloat(getComputedStyle(parent).fontSize) * Math.abs(scale ?? 1);
    if (pixels < (scale === null ? least : drawn) - 0.05)
      small.add(`"${text.slice(0, 30)}" is ${pixels.toFixed(1)} px high (.${parent.closest('[class]')?.classList[0]})`);
  }
  return [...small];
}

/** Texts in drawings that reach beyond the drawing. */
export function findClippedDrawings(): string[] {
  const SLACK = 1.5;
  return [...document.querySelectorAll<SVGTextElement>('.table svg text, .dialog svg text')].flatMap((text) => {
    const drawing = text.ownerSVGElement!;
    if (!text.checkVisibility() || getComputedStyle(drawing).overflow === 'visible') return [];
    const inner = text.getBoundingClientRect();
    const outer = drawing.getBoundingClientRect();
    const beyond = Math.max(outer.left - inner.left, inner.right - outer.right);
    return inner.width > 0 && beyond > SLACK ? [`"${text.textContent}" is clipped by ${Math.round(beyond)} px`] : [];
  });
}

/** Parts of the page that scroll sideways. */
export function findSidewaysScroll(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')].flatMap((element) => {
    if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth === 0) return [];
    const { overflowX } = getComputedStyle(element);
    return overflowX === 'auto' || overflowX === 'scroll' ? [`.${element.className} scrolls sideways`] : [];
  });
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

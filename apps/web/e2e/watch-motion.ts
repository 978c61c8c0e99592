// Watches what moves on the table. `watchMotion` runs in the page, so it uses nothing from outside itself.

export interface Motion {
  /** The pieces that have flown above the table. */
  flights: string[];
  /** The dice of a compartment, and which of them tumble. */
  dice(place: string): { face: string; isTumbling: boolean }[];
}

declare global {
  interface Window {
    motion: Motion;
  }
}

export function watchMotion(): void {
  const animated = new WeakSet<Element>();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    animated.add(this);
    return animate.apply(this, how);
  };
  const flights: string[] = [];
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes)
        if (node instanceof HTMLElement && node.dataset['flight']) flights.push(node.dataset['flight']);
  }).observe(document.querySelector('.flights')!, { childList: true });
  window.motion = {
    flights,
    dice: (place) =>
      [...document.querySelectorAll(`[data-place="${place}"] .die:not(.die-gone)`)].map((die) => ({
        face: die.querySelector('.die-face')?.textContent ?? '',
        isTumbling: animated.has(die),
      })),
  };
}

// Whether the last input was a key. It listens from the start of the page, because the key that opens a table is
// pressed before the table is there.

let isKey = false;

export function listenForKeys(): void {
  const listen = (kind: 'keydown' | 'pointerdown'): void =>
    addEventListener(
      kind,
      () => {
        isKey = kind === 'keydown';
      },
      true,
    );
  listen('keydown');
  listen('pointerdown');
}

export const isByKey = (): boolean => isKey;

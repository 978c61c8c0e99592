/** The first item of each key, in the given order. */
export function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): Item[] {
  const known = new Set<unknown>();
  return items.filter((item) => {
    const key = keyOf(item);
    return !known.has(key) && known.add(key);
  });
}

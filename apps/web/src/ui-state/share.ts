// Structural sharing: parts that did not change between two moments stay the same objects, so that React skips them.

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * A value equal to `after`, made of the parts of `before` that are equal to theirs. Both are plain data. Sharing
 * again with the same `before` gives the same object.
 */
export function share<T>(before: unknown, after: T): T {
  if (before === after || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  let isAfter = true;
  let isSame = keys.length === Object.keys(before).length;
  const shared: Record<string, unknown> = Array.isArray(after) ? (new Array(keys.length) as never) : {};
  for (const key of keys) {
    const value = share(before[key], after[key]);
    shared[key] = value;
    isAfter &&= value === after[key];
    isSame &&= value === before[key] && (value !== undefined || key in before);
  }
  if (isSame) return before as T;
  return isAfter ? after : (shared as T);
}

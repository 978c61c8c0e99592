// A result together with what was read for it. It holds for later data in which the same parts are the same objects or
// values (share.ts), so only what has changed is computed again.

type Plain = Record<string, unknown>;

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** What was read of one value. Without parts, the value itself was used. */
interface Read {
  value: unknown;
  parts: Map<string, Read> | null;
}

function isUnchanged({ value, parts }: Read, now: unknown): boolean {
  if (value === now) return true;
  return parts !== null && isObject(now) && [...parts].every(([key, part]) => isUnchanged(part, now[key]));
}

/** The same data, which notes what is read of it. */
function watched(read: Read, seen: Map<object, unknown>): unknown {
  const { value } = read;
  if (!isObject(value)) return value;
  const known = seen.get(value);
  if (known) return known;
  const proxy = new Proxy(value, {
    get(target, key) {
      const part = (target as Plain)[key as string];
      // Methods of arrays read their parts through the proxy.
      if (typeof key === 'symbol' || typeof part === 'function') return part;
      read.parts ??= new Map();
      const noted = read.parts.get(key) ?? { value: part, parts: null };
      read.parts.set(key, noted);
      return watched(noted, seen);
    },
    // Its keys are used: nothing less than the whole will do.
    ownKeys(target) {
      read.parts ??= new Map();
      read.parts.set('', { value: target, parts: null });
      return Reflect.ownKeys(target);
    },
  });
  seen.set(value, proxy);
  return proxy;
}

export interface Remembered<T> {
  result: T;
  /** Whether the result is the same for this data. */
  holdsFor(data: unknown): boolean;
}

/** Computes from plain data. The computation must not keep or change what it reads. */
export function remember<Data extends object, T>(data: Data, compute: (data: Data) => T): Remembered<T> {
  const read: Read = { value: data, parts: null };
  const result = compute(watched(read, new Map()) as Data);
  return { result, holdsFor: (now) => isUnchanged(read, now) };
}

// The token that this device was given when it last logged in to an account. It opens nothing: with it, strangers who
// guess the password cannot use up the attempts of the owner.

const KEY = 'black-angel-devices';
const MOST_NAMES = 10;

function read(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return kept !== null && typeof kept === 'object' ? (kept as Record<string, string>) : {};
  } catch {
    // Storage is forbidden or broken.
    return {};
  }
}

export function deviceOf(name: string): { device?: string } {
  const device = read()[name.trim()];
  return typeof device === 'string' ? { device } : {};
}

export function keepDevice(name: string, device: string): void {
  try {
    const others = Object.entries(read()).filter(([other]) => other !== name);
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [name, device]].slice(-MOST_NAMES))));
  } catch {
    // The next log-in shares the attempts of unknown devices.
  }
}

// The token that this device got when it last logged in to an account. It opens nothing. It gives the device its own
// rate limit, so that strangers who guess the password cannot lock out the owner.

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
    // The next log-in shares the rate limit of unknown devices.
  }
}

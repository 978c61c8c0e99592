import { expect, it } from 'vitest';
import { deviceOf } from './account-keys.tsx';

it('names the browser and the system of a device', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  expect(deviceOf(`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`)).toBe('Chrome · Linux');
  expect(deviceOf(`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/140.0.0.0`)).toBe('Edge · Windows');
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1')).toBe(
    'Safari · iPhone',
  );
  expect(deviceOf('curl/8')).toBeNull();
  expect(deviceOf(null)).toBeNull();
});

// Time that this process has spent on a processor, collector included. Unlike the time on the wall it does not count
// what other programs take.

export function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
